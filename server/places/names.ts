/** A point in degrees. */
export type Point = { latitude: number; longitude: number }

/** Returns a name without case, accents and punctuation, by which names are compared. */
export function foldedName(name: string): string {
  const lower = name.toLowerCase()
  // Most names, so that the gazetteer loads fast.
  if (/^[a-z ]*$/.test(lower) && !/\bst\b/.test(lower)) return lower.trim()
  return lower
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/\bst\b\.?/g, 'saint')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

const EARTH_RADIUS_KM = 6371
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Returns the distance along the surface (haversine). */
export function kilometersBetween(one: Point, other: Point): number {
  const latitude = Math.sin(radians(other.latitude - one.latitude) / 2) ** 2
  const longitude = Math.sin(radians(other.longitude - one.longitude) / 2) ** 2
  const along =
    latitude + Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude)) * longitude
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(along))
}
