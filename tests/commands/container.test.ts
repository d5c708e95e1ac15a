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

describe('the container file', () => {
  test('builds the client with each of its settings, and shows the server the same ones', () => {
    const settings = namesIn(read('src/config.ts'), /'(VITE_\w+)'/g).filter(
      (name) => !['VITE_VERSION', 'VITE_COMMIT'].includes(name),
    )
    const args = (stage: string) => namesIn(stage, /^ARG (VITE_\w+)$/gm)
    expect({ build: args(build), final: args(final) }).toEqual({ build: settings, final: settings })
    expect(namesIn(final, /\b(VITE_\w+)=\$\1/g)).toEqual(settings)
  })

  test('copies what is there, and nothing that is kept out of the build', () => {
    const copied = namesIn(final, /^COPY ([\w./-]+) /gm)
    expect(copied.filter((path) => !existsSync(join(root, path)))).toEqual([])
    expect(copied).toEqual(['package.json', 'server'])
    const keptOut = read('.dockerignore').split('\n')
    expect(copied.filter((path) => keptOut.includes(path))).toEqual([])
  })

  test('keeps out what may hold secrets, or is made anew', () => {
    expect(read('.dockerignore').split('\n')).toEqual(
      expect.arrayContaining(['.env*', '.data', '.git', 'node_modules', 'dist']),
    )
  })

  test('runs as nobody in particular, and lets Node itself hear the signal to stop', () => {
    expect(final).toMatch(/^USER node$/m)
    expect(final).toMatch(/^CMD \["node", "server\/main\.ts"\]$/m)
  })
})
