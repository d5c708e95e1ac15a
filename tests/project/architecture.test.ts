import { spawnSync } from 'node:child_process'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { typedParts } from '../runner/checks.mjs'
import { allowed, forbidden, stateHooks } from './import-directions.ts'
import { breaches } from './type-breaches.ts'

const root = join(import.meta.dirname, '..', '..')
const view = 'src/screens/payment/PaymentView.tsx'

/** The linter accepts this option only in the root configuration; import directions need no types. */
const configWithoutTypes = readFileSync(join(root, '.oxlintrc.json'), 'utf8').replace(
  /"options": \{ "typeAware": true \},/,
  '',
)

type Finding = { filename: string; code: string; help?: string }

function lint(folder: string, ...paths: string[]): Finding[] {
  const { stdout } = spawnSync(
    process.execPath,
    [join(root, 'node_modules/oxlint/bin/oxlint'), '--format', 'json', ...paths],
    { cwd: folder, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  )
  const { diagnostics }: { diagnostics: Finding[] } = JSON.parse(stdout)
  return diagnostics
}

describe('allowed imports', () => {
  const folder = mkdtempSync(join(tmpdir(), 'loppis-imports-'))
  const trees = new Map<string, string>()

  /** Each case has its own directory, because several concern the same file. All are linted in one run. */
  const plant = (file: string, source: string) => {
    const tree = join('cases', String(trees.size))
    trees.set(`${file}|${source}`, tree)
    mkdirSync(join(folder, tree, dirname(file)), { recursive: true })
    writeFileSync(join(folder, tree, file), source)
    writeFileSync(join(folder, tree, '.oxlintrc.json'), configWithoutTypes)
  }
  const importing = (module: string) => `export * from '${module}'\n`
  const importingLater = (module: string) => `export const later = () => import('${module}')\n`
  const importingType = (module: string) =>
    `import type { A } from '${module}'\nexport type B = A\n`
  const hookSource = (hook: string) => `export { ${hook} } from 'react'\n`
  const typesOnly = '../services/identity.ts'
  let findings: Finding[] = []

  beforeAll(() => {
    for (const [file, module] of [...forbidden, ...allowed]) plant(file, importing(module))
    for (const [file, module] of forbidden) plant(file, importingLater(module))
    for (const hook of stateHooks) plant(view, hookSource(hook))
    plant('src/actors/session.ts', importingType(typesOnly))
    plant(view, `import * as React from 'react'\nexport const state = React.useState\n`)
    findings = lint(folder, 'cases')
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  const refusals = (file: string, source: string) => {
    const tree = trees.get(`${file}|${source}`)
    if (tree === undefined) throw new Error(`Nothing was planted for ${file}.`)
    return findings.filter(
      ({ filename, code }) =>
        filename === join(tree, file) && code.includes('no-restricted-imports'),
    )
  }

  it.each(forbidden)(
    '%s must not import %s, and the message names the alternative',
    (file, module) => {
      expect(refusals(file, importing(module)).map(({ help }) => help)).toEqual([
        expect.stringMatching(/\w{3}.*\.$/),
      ])
    },
  )
  it.each(forbidden)('%s must not import %s dynamically either', (file, module) => {
    expect(refusals(file, importingLater(module))).toHaveLength(1)
  })
  it.each(allowed)('%s may import %s', (file, module) => {
    expect(refusals(file, importing(module))).toEqual([])
  })
  it.each(stateHooks)('a screen must not use %s: state belongs to a machine', (hook) => {
    expect(refusals(view, hookSource(hook))).toHaveLength(1)
  })
  it('a screen must not use state hooks through a namespace import of react', () => {
    const source = `import * as React from 'react'\nexport const state = React.useState\n`
    expect(refusals(view, source)).toHaveLength(1)
  })
  it('an actor may import the type of a service', () => {
    expect(refusals('src/actors/session.ts', importingType(typesOnly))).toEqual([])
  })
})

describe('an import cycle', () => {
  it('is rejected', () => {
    const folder = mkdtempSync(join(tmpdir(), 'loppis-circle-'))
    writeFileSync(join(folder, '.oxlintrc.json'), configWithoutTypes)
    writeFileSync(join(folder, 'a.ts'), `import { b } from './b.ts'\nexport const a = () => b\n`)
    writeFileSync(join(folder, 'b.ts'), `import { a } from './a.ts'\nexport const b = () => a\n`)
    const codes = lint(folder, '.').map(({ code }) => code)
    rmSync(folder, { recursive: true })
    expect(codes).toContain('import(no-cycle)')
  })
})

describe('a type-aware lint rule', () => {
  const parts = [
    'src/planted.tsx',
    'src/service-worker/planted.ts',
    'machines/planted.ts',
    'server/planted.ts',
    'server/commands/planted.mjs',
    'server/standins/cards/browser/planted.js',
    'server/standins/identity/browser/planted.js',
    'tests/planted.ts',
    'tools/flow-lab/planted.tsx',
  ]
  const folder = mkdtempSync(join(tmpdir(), 'loppis-types-'))
  const rulesBy = new Map<string, string[]>()

  beforeAll(() => {
    const configs = ['tsconfig.json', '.oxlintrc.json']
    for (const part of parts) {
      mkdirSync(join(folder, dirname(part)), { recursive: true })
      configs.push(join(dirname(part), 'tsconfig.json'))
      writeFileSync(join(folder, part), Object.values(breaches).join(''))
    }
    for (const config of new Set(['src/tsconfig.json', 'tests/tsconfig.json', ...configs])) {
      if (existsSync(join(root, config))) copyFileSync(join(root, config), join(folder, config))
    }
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
    for (const { filename, code } of lint(folder, ...parts)) {
      rulesBy.set(filename, [...(rulesBy.get(filename) ?? []), code])
    }
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  it.each(parts)('applies in %s', (part) => {
    const expected = Object.keys(breaches).map((rule) => `typescript(${rule})`)
    expect(rulesBy.get(part)).toEqual(expect.arrayContaining(expected))
  })
  it('knows in every part that an index access can be undefined', () => {
    const unnecessary = (part: string) =>
      rulesBy.get(part)?.filter((code) => code === 'typescript(no-unnecessary-condition)')
    expect(parts.map((part) => unnecessary(part)?.length)).toEqual(parts.map(() => 1))
  })
})

/** The rooms of the server from the lowest to the highest: a folder, or a file beside the folders. */
const FLOORS = [
  ['commands', 'config', 'database', 'places'],
  ['vendors', 'replica', 'services', 'http', 'flows'],
  ['users', 'reviews', 'listings', 'bookings', 'offers', 'orders', 'payments', 'conversations'],
  ['reports', 'wishlist', 'following', 'search', 'notifications', 'live'],
  ['use-cases', 'desk', 'access', 'standins', 'demo-data', 'providers', 'work'],
  ['pages', 'routes', 'welcome', 'vendor-checks', 'client-build', 'app', 'start', 'main'],
].flat()

/** Returns the imports between the rooms of a folder, each as the two rooms and the file. */
function importsBetweenRooms(folder: string): { from: string; to: string; file: string }[] {
  const roomOf = (file: string) => file.split('/')[1]?.replace(/\.\w+$/, '') ?? ''
  const files = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
  return files
    .filter((name) => /\.(?:ts|tsx|mjs)$/.test(name))
    .flatMap((name) => {
      const file = join(folder, name)
      const named = readFileSync(join(root, file), 'utf8').matchAll(
        /(?:from|import) '(\.[^']+)'|import\('(\.[^']+)'\)/g,
      )
      return [...named]
        .map(([, now, later]) => join(dirname(file), now ?? later ?? ''))
        .filter((target) => target.startsWith(`${folder}/`))
        .map((target) => ({ from: roomOf(file), to: roomOf(target), file }))
    })
    .filter(({ from, to }) => from !== to)
}

describe('the rooms', () => {
  const ofServer = importsBetweenRooms('server')

  it('of the server import lower ones only', () => {
    expect(ofServer.length).toBeGreaterThan(500)
    const upwards = ofServer.filter(({ from, to }) => FLOORS.indexOf(to) >= FLOORS.indexOf(from))
    expect(upwards).toEqual([])
  })
  it('of the server are all on a floor, and few are files', () => {
    const entries = readdirSync(join(root, 'server'), { withFileTypes: true })
    const rooms = entries.filter(({ name }) => name !== 'tsconfig.json')
    expect(rooms.map(({ name }) => name.replace(/\.ts$/, '')).toSorted()).toEqual(FLOORS.toSorted())
    expect(rooms.filter((entry) => entry.isFile()).length).toBeLessThanOrEqual(8)
  })
  it.each(['src', 'tests', 'tools'])('of %s form no circle, and few are files', (folder) => {
    const loose = readdirSync(join(root, folder), { withFileTypes: true }).filter(
      (entry) => entry.isFile() && /\.(?:ts|tsx|mjs)$/.test(entry.name),
    )
    expect(loose.length).toBeLessThanOrEqual(8)
    const targets = Map.groupBy(importsBetweenRooms(folder), ({ from }) => from)
    const reachable = (room: string, seen = new Set<string>()): Set<string> => {
      for (const { to } of targets.get(room) ?? []) {
        if (!seen.has(to)) reachable(to, seen.add(to))
      }
      return seen
    }
    expect([...targets.keys()].filter((room) => reachable(room).has(room))).toEqual([])
  })
})

describe('the source', () => {
  const everything = ['src', 'machines', 'server', 'tests', 'tools', '.storybook'].flatMap(
    (folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
        join(folder, name),
      ),
  )
  const files = everything.filter((file) => /\.(?:ts|tsx|mjs|js)$/.test(file))
  const textOf = (file: string) => readFileSync(join(root, file), 'utf8')

  it('is found completely', () => {
    expect(files.length).toBeGreaterThan(200)
  })
  it('imports only in the allowed directions', () => {
    const imports = lint(root, '-A', 'all', '-D', 'import/no-cycle').filter(({ code }) =>
      /no-restricted-imports|no-cycle/.test(code),
    )
    expect(imports.map(({ filename }) => filename)).toEqual([])
  })
  it('has descriptive file names', () => {
    const empty = /(?:^|[/.-])(?:utils?|lib|helpers?|common|misc)(?:[/.-]|$)/
    const barrel = (file: string) => /^index\.(?:tsx?|m?js)$/.test(basename(file))
    expect(files.filter((file) => empty.test(file) || barrel(file))).toEqual([])
  })
  it('spells a flow or screen in file names as its identifier, and other nouns in kebab case', () => {
    const kebab = (name: string) =>
      name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
    const ids = files.flatMap((file) => /(\w+)\.(?:machine|route)\.ts$/.exec(file)?.[1] ?? [])
    const spelled = (name: string) =>
      ids.reduce(
        (text, id) => text.replace(new RegExp(`(?<=^|-)${kebab(id)}(?=-|$)`), id),
        kebab(name),
      )
    const names = files
      .flatMap((file) => file.split('/').map((part) => part.replace(/\..*/, '')))
      .filter((name) => !/^(?:use)?[A-Z]/.test(name))
    expect([...new Set(names)].filter((name) => name !== spelled(name))).toEqual([])
  })
  it('is type-checked in every part', () => {
    const parts = everything.filter((file) => basename(file) === 'tsconfig.json').map(dirname)
    expect(typedParts.toSorted()).toEqual(parts.toSorted())
  })
  it('suppresses no check', () => {
    // The brackets keep this file from matching its own pattern.
    const silencers = /@ts-[i]gnore|@ts-[e]xpect|lint-[d]isable|as [u]nknown as/
    expect(files.filter((file) => silencers.test(textOf(file)))).toEqual([])
  })
})
