import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

const root = join(import.meta.dirname, '..', '..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const stages = read('Dockerfile')
  .split(/^FROM /m)
  .slice(1)
const build = stages[0] ?? ''
const final = stages.at(-1) ?? ''

const namesIn = (text: string, pattern: RegExp) =>
  [...new Set(Array.from(text.matchAll(pattern), ([, name = '']) => name))].toSorted()

describe('the Dockerfile', () => {
  test('passes every setting of the client to the build and to the server', () => {
    const settings = namesIn(read('src/build-settings.ts'), /'(VITE_\w+)'/g).filter(
      (name) => !['VITE_VERSION', 'VITE_COMMIT'].includes(name),
    )
    const args = (stage: string) => namesIn(stage, /^ARG (VITE_\w+)$/gm)
    expect({ build: args(build), final: args(final) }).toEqual({ build: settings, final: settings })
    expect(namesIn(final, /\b(VITE_\w+)=\$\1/g)).toEqual(settings)
  })

  test('copies only paths that exist and are not in .dockerignore', () => {
    const copied = namesIn(final, /^COPY ([\w./-]+) /gm)
    expect(copied.filter((path) => !existsSync(join(root, path)))).toEqual([])
    expect(copied).toEqual(['machines/market', 'package.json', 'server'])
    const keptOut = read('.dockerignore').split('\n')
    expect(copied.filter((path) => keptOut.includes(path))).toEqual([])
  })

  test('has a .dockerignore that excludes generated files and possible secrets', () => {
    expect(read('.dockerignore').split('\n')).toEqual(
      expect.arrayContaining(['.env*', '.data', '.git', 'node_modules', 'dist']),
    )
  })

  test('runs as an unprivileged user, with Node as the process that receives signals', () => {
    expect(final).toMatch(/^USER node$/m)
    expect(final).toMatch(/^CMD \["node", "--max-semi-space-size=16", "server\/main\.ts"\]$/m)
  })
})
