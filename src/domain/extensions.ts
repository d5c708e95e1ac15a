/** The calls beyond section 7 that a server may have. */
export type ExtensionName =
  | 'account'
  | 'own-reports'
  | 'report-dismissal'
  | 'cases'
  | 'desk'
  | 'removal-reasons'
  | 'payouts'
  | 'offers'
  | 'conversations'
  | 'notifications'
  | 'push'
  | 'order-reviews'
  | 'reviews'
  | 'demo-clock'
  | 'pictures'
  | 'wishlist'
  | 'saved-searches'
  | 'following'
  | 'places'

/** Returns the names of the extensions in what a server announced with the role of a user, unchecked; none if it did not. */
export function extensionsIn(announcement: unknown): readonly string[] {
  const names: unknown = Object(announcement)['extensions']
  return Array.isArray(names) && names.every((name) => typeof name === 'string') ? names : []
}
