import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { pictures } from './pictures.ts'

// `npm run draw`: renders every machine into machines/graphs.
for (const { path, svg } of await pictures()) {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, svg)
}
