import type { NoPosition, Position } from '../domain/geolocation.ts'

/** The position of the browser (Geolocation API). */
export type GeolocationService = {
  /** Whether the browser can tell its position; it tells none to an insecure page. */
  isAvailable: boolean
  /** Asks the user, and resolves to the position to about a kilometer, or why there is none. The user may never answer. */
  locate: () => Promise<Position | NoPosition>
}

/** How old a position may be, in milliseconds. */
const OLDEST = 600_000

/** Two decimals are about a kilometer. */
const rounded = (degrees: number) => Math.round(degrees * 100) / 100

/** Implements `locate`; its code loads when the user presses for it. */
export const locate: GeolocationService['locate'] = () =>
  new Promise((resolve) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) =>
        resolve({ latitude: rounded(latitude), longitude: rounded(longitude) }),
      ({ code, PERMISSION_DENIED }) =>
        resolve(code === PERMISSION_DENIED ? 'denied' : 'unavailable'),
      { maximumAge: OLDEST },
    )
  })
