import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const source = join(import.meta.dirname, '..', '..', 'src')
const styles = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.css.ts'),
)

/** Matches physical sides, which are wrong in right-to-left languages; styles use logical sides. */
const physical =
  /\b(?:margin|padding|border|scrollMargin|scrollPadding)(?:Left|Right)|(?:^|[\s{'])(?:left|right)'?:|(?:textAlign|float|clear): '(?:left|right)'|border(?:Top|Bottom)(?:Left|Right)Radius/

it('finds the style files', () => {
  expect(styles.length).toBeGreaterThan(40)
})

it.each(styles)('%s uses logical sides instead of left and right', (file) => {
  const lines = readFileSync(join(source, file), 'utf8').split('\n')
  expect(lines.filter((line) => physical.test(line.replace(/^\s*(?:\/\/|\/?\*).*/, '')))).toEqual(
    [],
  )
})
