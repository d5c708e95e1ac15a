import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { pathsPage, pathsPageFile } from './paths-page.ts'
import { machines } from '../../tests/paths/registry.ts'
import { pictures } from './pictures.ts'

// `npm run draw`: renders every machine into machines/graphs, and counts the paths in docs/paths.md.
for (const { path, svg } of await pictures()) {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, svg)
}
writeFileSync(pathsPageFile, pathsPage(machines))
