/** Business constants and limits (specification, section 9). */
/** US dollars. */
export const FREE_DELIVERY_OVER = 49.86
export const RETURN_WINDOW_DAYS = 30
export const CONDITIONS = ['excellent', 'good', 'fair'] as const
export const ROLES = ['buyer', 'seller', 'admin'] as const
/** Admin is not on offer when registering (rule S2). */
export const REGISTRATION_ROLES = ['buyer', 'seller'] as const
export const ACCESS_TOKEN_KEY = 'accessToken'
/** Characters of what a seller types, trimmed: each is still accepted (rule L2). */
export const PRODUCT_NAME_LIMIT = 48
export const DESCRIPTION_LIMIT = 500
export const CONTACT_LIMIT = 40
export const LOCATION_LIMIT = 200
/** US dollars. */
export const HIGHEST_PRICE = 1_000_000
export const OLDEST_PURCHASE_YEAR = 1900
/** 8 MB, as a seller reads it. */
export const LARGEST_PICTURE = 8 * 1024 * 1024
/** Named one by one: a telephone that keeps another format then hands over a JPEG. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const

/** Where a buyer's money can be. */
export const MONEY_POSITIONS = ['notCharged', 'unknown', 'charged', 'recorded'] as const
