import { readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import { foldedName, kilometersBetween, type Point } from './names.ts'
import { REGIONS } from './regions.ts'

type Country = keyof typeof REGIONS

/** A town, or a part of one. Its `id` is that of GeoNames. */
type Town = Point & {
  id: number
  name: string
  country: Country
  region: string
  population: number
  folded: string
}

/** A town or a postcode, as people write it. */
type Place = {
  /** 'Seattle, WA', 'Umeå', or '98107 Seattle, WA'. */
  name: string
  /** The name without a postcode. */
  town: string
}

type Postcode = Point & { code: string; town: number }

type Gazetteer = {
  /** The most populous first. */
  towns: readonly Town[]
  byId: ReadonlyMap<number, Town>
  byName: ReadonlyMap<string, readonly Town[]>
  /** A line for each, in their order. */
  postcodes: string
}

let loaded: Gazetteer | undefined

/** Returns the gazetteer, which the first call reads (tools/gazetteer makes the file). */
function gazetteer(): Gazetteer {
  loaded ??= read()
  return loaded
}

function read(): Gazetteer {
  const file = readFileSync(new URL('gazetteer.txt.br', import.meta.url))
  const text = brotliDecompressSync(file).toString()
  const end = text.indexOf('\n\n')
  const towns = text
    .slice(0, end)
    .split('\n')
    .filter((line) => !line.startsWith('#'))
    .map(townOf)
  return {
    towns,
    byId: new Map(towns.map((town) => [town.id, town])),
    byName: Map.groupBy(towns, ({ folded }) => folded),
    postcodes: text.slice(end + 1),
  }
}

function townOf(line: string): Town {
  const [id, name = '', country, region = '', ...numbers] = line.split('\t')
  const [latitude = 0, longitude = 0, population = 0] = numbers.map(Number)
  const of = country === 'SE' ? country : 'US'
  const point = { latitude, longitude }
  return {
    id: Number(id),
    name,
    country: of,
    region,
    ...point,
    population,
    folded: foldedName(name),
  }
}

/** Returns up to so many of the postcodes that begin with some digits. */
function postcodesFrom(begun: string, most: number): Postcode[] {
  const { postcodes } = gazetteer()
  const first = postcodes.indexOf(`\n${begun}`)
  if (first === -1) return []
  const lines = postcodes.slice(first + 1, first + 1 + most * LONGEST_LINE).split('\n')
  return lines
    .slice(0, most)
    .filter((line) => line.startsWith(begun))
    .map((line) => {
      const [code = '', latitude, longitude, town] = line.split('\t')
      return { code, latitude: Number(latitude), longitude: Number(longitude), town: Number(town) }
    })
}

const LONGEST_LINE = 40

const nameOf = (country: Country, region: string) =>
  new Map<string, string>(Object.entries(REGIONS[country])).get(region) ?? region

/** The countries, as the last part of a place's text. */
const COUNTRIES = new Set(['us', 'usa', 'united states', 'se', 'sweden', 'sverige'])

/** The regions by their codes and names, each with the country. */
const regions = new Map(
  (['US', 'SE'] as const).flatMap((country) =>
    Object.entries(REGIONS[country]).flatMap(([code, name]) => {
      const region = { country, code }
      const names = country === 'SE' ? [name, `${name} län`, `${name}s län`] : [name, code]
      return names.map((each) => [foldedName(each), region] as const)
    }),
  ),
)

/** A name without a region means a town that is so many times as populous as the next one of this name. */
const DOMINANT = 5

/** Returns the town that is meant by a name alone; undefined where several can be meant. */
function townNamed(name: string): Town | undefined {
  const [first, second] = gazetteer().byName.get(name) ?? []
  return second === undefined || (first?.population ?? 0) >= DOMINANT * second.population
    ? first
    : undefined
}

/** Returns the parts of a text from the last to the first, without postcodes and countries. */
const partsOf = (text: string): string[] =>
  text
    .split(/[,;\n]/)
    .map((part) => foldedName(part.replaceAll(/(?<!\S)(?:\d{3} ?\d\d|\d{5}-\d{4})(?!\S)/g, '')))
    .flatMap((part) => {
      // 'Seattle WA'
      const [, name, code = ''] = /^(.+) ([a-z]{2})$/.exec(part) ?? []
      return name !== undefined && regions.has(code) ? [name, code] : [part]
    })
    .filter((part) => part !== '' && !COUNTRIES.has(part))
    .toReversed()

/** The words before the name of a town: 'West Asheville', 'centrala Lund'. */
const SIDE = /^(?:central|downtown|east|north|south|west|centrala|norra|sodra|ostra|vastra) /

/**
 * Returns the town in a text such as 'Ballard, Seattle, WA', '98107' or 'Kåbo, Uppsala': the last part that is one, in the
 * region that follows it. Undefined where no town or several towns can be meant.
 */
function townIn(text: string): Town | undefined {
  const { byId, byName } = gazetteer()
  const parts = partsOf(text)
  const [last, ...others] = parts
  const region = last === undefined ? undefined : regions.get(last)
  if (others.length === 0 && (last === undefined || region?.country === 'US')) {
    const postcode = postcodeIn(text)
    if (postcode !== undefined) return byId.get(postcode.town)
  }
  if (region !== undefined) {
    const isInRegion = (town: Town) =>
      town.country === region.country && town.region === region.code
    const inRegion = named(others, (name) => byName.get(name)?.find(isInRegion))
    if (inRegion !== undefined) return inRegion
    // 'Stockholm' is a town too, and 'WA' is not.
    return last === undefined ? undefined : townNamed(last)
  }
  return named(parts, townNamed)
}

/** Returns the first town that `find` has for one of the names, or for one without its side. */
const named = (names: readonly string[], find: (name: string) => Town | undefined) =>
  names.flatMap((name) => find(name) ?? find(name.replace(SIDE, '')) ?? [])[0]

function postcodeIn(text: string): Postcode | undefined {
  const [code] = /(?<!\S)\d{5}(?!\d)/.exec(text) ?? []
  return code === undefined ? undefined : postcodesFrom(code, 1)[0]
}

/** The id of the place of a text without a town. */
export const NO_PLACE = 0

/** Returns the id of the town in the text of a location, such as 'Ballard, Seattle, WA'; 0 where there is none. */
export const placeIdOf = (location: string): number => townIn(location)?.id ?? NO_PLACE

/** Returns the name of a town, with its region where others have the name. */
function labelOf({ id, name, country, region }: Town): string {
  return country === 'SE' && townNamed(foldedName(name))?.id === id
    ? name
    : `${name}, ${country === 'SE' ? nameOf(country, region) : region}`
}

const MOST_SUGGESTIONS = 6

/** Returns the places that begin with what is typed so far, in any case and with or without accents: the largest first. */
export function suggestPlaces(typed: string): Place[] {
  const { towns, byId } = gazetteer()
  const begun = foldedName(typed)
  if (begun === '') return []
  if (/^\d+$/.test(begun)) {
    return postcodesFrom(begun, MOST_SUGGESTIONS).flatMap(({ code, town: id }) => {
      const town = byId.get(id)
      return town === undefined ? [] : [{ ...placeOf(town), name: `${code} ${labelOf(town)}` }]
    })
  }
  const isBegun = ({ folded, country, region }: Town) =>
    folded.startsWith(begun) ||
    // 'portland, or'
    (begun.startsWith(`${folded} `) &&
      [region, nameOf(country, region)].some((name) =>
        `${folded} ${foldedName(name)}`.startsWith(begun),
      ))
  return towns.filter(isBegun).slice(0, MOST_SUGGESTIONS).map(placeOf)
}

const placeOf = (town: Town): Place => ({ name: labelOf(town), town: labelOf(town) })

function townsAround(point: Point, kilometers: number): { town: Town; away: number }[] {
  const degrees = kilometers / KILOMETERS_PER_DEGREE
  return gazetteer()
    .towns.filter(({ latitude }) => Math.abs(latitude - point.latitude) <= degrees)
    .map((town) => ({ town, away: kilometersBetween(point, town) }))
    .filter(({ away }) => away <= kilometers)
}

const KILOMETERS_PER_DEGREE = 111

/** A place to search around: its name, null where it is not known, and the towns around it by their ids. */
export type Near = {
  name: string | null
  /** How far, in kilometers. */
  within: number
  /** In whole kilometers. */
  distances: ReadonlyMap<number, number>
}

/** Returns the place that is meant by a text: a postcode of the United States, or the town in it. */
function placeIn(text: string): (Place & { point: Point }) | undefined {
  const town = townIn(text)
  if (town === undefined) return undefined
  const code = town.country === 'US' ? postcodeIn(text) : undefined
  const place = placeOf(town)
  return code === undefined
    ? { ...place, point: town }
    : { ...place, name: `${code.code} ${place.town}`, point: code }
}

/**
 * Returns the towns within a distance from a town or a postcode, as people write it. The distances are those of the middles:
 * nobody learns more than the towns.
 */
export function placesNear(text: string, kilometers: number): Near {
  const place = placeIn(text)
  const around = place === undefined ? [] : townsAround(place.point, kilometers)
  return {
    name: place?.name ?? null,
    within: kilometers,
    distances: new Map(around.map(({ town, away }) => [town.id, Math.round(away)])),
  }
}

/** How far the nearest town may be, in kilometers. */
const FARTHEST = 100

/** Returns the nearest town by a name that means this town; null where there is none within 100 km. */
export function nearestTown(point: Point): string | null {
  const nearest = townsAround(point, FARTHEST)
    .toSorted((one, other) => one.away - other.away)
    .find(({ town }) => placeIdOf(labelOf(town)) === town.id)
  return nearest === undefined ? null : labelOf(nearest.town)
}

/** Returns the distance from a place to a town as it is shown; null where one of them is not known. */
export function distanceBetween(text: string, placeId: number | null): number | null {
  const from = placeIn(text)
  const to = gazetteer().byId.get(placeId ?? NO_PLACE)
  return from === undefined || to === undefined
    ? null
    : shownDistance(kilometersBetween(from.point, to))
}

/** Returns a distance as it is shown: in whole kilometers, beyond 10 km in steps of 5, and 0 for less than one. */
export function shownDistance(kilometers: number): number {
  const step = kilometers > 10 ? 5 : 1
  return Math.round(kilometers / step) * step
}
