/** A position in degrees. */
export type Position = { latitude: number; longitude: number }

/** Why a browser tells no position. */
export type NoPosition = 'denied' | 'unavailable'
