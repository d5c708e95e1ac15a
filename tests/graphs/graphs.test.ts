import { existsSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, it } from 'vitest'
import { pictures } from './pictures.ts'

const drawn = await pictures()

it.each(drawn)('the picture of a machine shows the machine as it is: $path', ({ path, svg }) => {
  const kept = existsSync(path) ? readFileSync(path, 'utf8') : ''
  expect(kept === svg, `${basename(path)} is out of date: npm run draw`).toBe(true)
})
