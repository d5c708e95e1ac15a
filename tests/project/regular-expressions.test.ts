import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkSync } from 'recheck'
import { parseSync } from 'vite'
import { describe, expect, test } from 'vitest'

const root = join(import.meta.dirname, '..', '..')

/** The folders whose expressions meet texts of callers, and those within them that run before anybody calls. */
const FOLDERS = ['server', 'machines/market', 'src/ssr']
const WITHOUT_CALLERS = ['server/client-build/', 'server/commands/', 'server/demo-data/']
/** Expressions for texts that no caller writes, with the reason. */
const ALLOWED = new Map([
  [String.raw`\s*<meta\s+(?:property="og:(?!site_name)|name="twitter:card")[^>]*>`, 'index.html'],
])

type Found = { place: string; pattern: string; flags: string }

/** Returns the expressions in a file: literals, as the parser finds them. */
function expressionsIn(place: string): Found[] {
  const { program } = parseSync(place, readFileSync(join(root, place), 'utf8'))
  const found: Found[] = []
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return
    if ('regex' in node && typeof node.regex === 'object' && node.regex !== null) {
      found.push({ place, ...(node.regex as Omit<Found, 'place'>) })
      return
    }
    for (const part of Object.values(node)) visit(part)
  }
  visit(program)
  return found
}

const expressions = FOLDERS.flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((place) => /\.tsx?$/.test(place))
    .filter((place) => !WITHOUT_CALLERS.some((start) => place.startsWith(start)))
    .flatMap(expressionsIn),
)

/** The checker counts steps. It measures no time, or a busy machine would have another verdict. */
const BY_STEPS = {
  timeout: null,
  attackTimeout: null,
  incubationTimeout: null,
  seedingTimeout: null,
} as const

/** A text that makes the expression take more than linear time; null where the checker finds none. */
function attackOn({ pattern, flags }: Pick<Found, 'pattern' | 'flags'>): string | null {
  const result = checkSync(pattern, flags, BY_STEPS)
  return result.status === 'vulnerable' ? result.attack.pattern : null
}

describe('a regular expression takes linear time for every text', () => {
  test('of a caller', { timeout: 300_000 }, () => {
    expect(expressions.length).toBeGreaterThan(90)
    const distinct = new Map(expressions.map((one) => [`/${one.pattern}/${one.flags}`, one]))
    const slow = [...distinct].flatMap(([literal, one]) => {
      const attack = ALLOWED.has(one.pattern) ? null : attackOn(one)
      return attack === null ? [] : [`${one.place}: ${literal} for ${attack}`]
    })
    expect(slow).toEqual([])
  })
  test('or the checker finds a text for which it does not', () => {
    expect(attackOn({ pattern: String.raw`\beyJ[\w-]+\.[\w-]+`, flags: 'g' })).toContain('repeat')
  })
})
