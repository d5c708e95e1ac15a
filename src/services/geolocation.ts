import type { NoPosition, Position } from '../domain/geolocation.ts'

/** How old a position may be, in milliseconds. */
const OLDEST = 600_000

/** Two decimals are about a kilometer. */
const rounded = (degrees: number) => Math.round(degrees * 100) / 100

/** Reads the position of the browser (Geolocation API). */
export function createGeolocation() {
  return {
    /** Whether the browser can tell its position; it tells none to an insecure page. */
    isAvailable: window.isSecureContext && 'geolocation' in navigator,
    /** Asks the user, and resolves to the position to about a kilometer, or why there is none. The user may never answer. */
    locate: () =>
      new Promise<Position | NoPosition>((resolve) => {
        navigator.geolocation.getCurrentPosition(
          ({ coords: { latitude, longitude } }) =>
            resolve({ latitude: rounded(latitude), longitude: rounded(longitude) }),
          ({ code, PERMISSION_DENIED }) =>
            resolve(code === PERMISSION_DENIED ? 'denied' : 'unavailable'),
          { maximumAge: OLDEST },
        )
      }),
  }
}
export type GeolocationService = ReturnType<typeof createGeolocation>
