import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createMachine } from 'xstate'
import { root } from '../../../server/commands/runtime.mjs'
import { compareMachines } from './compare.ts'
import { describeMachine, type DescribedPath } from './described.ts'
import { tellDifference } from './difference.ts'
import { differencePage } from './difference-page.ts'
import { markdownOf } from './markdown.ts'

const lamp = createMachine({
  id: 'lamp',
  initial: 'off',
  states: {
    off: { on: { press: [{ guard: 'isPlugged', target: 'on' }, { actions: 'complain' }] } },
    on: { tags: ['warm'], on: { press: 'off', burn: 'broken' } },
    broken: {},
  },
})

/** The state 'dimmed' replaces 'broken'. A guard is added, and an action and a tag differ. */
const dimmable = createMachine({
  id: 'lamp',
  initial: 'off',
  states: {
    off: {
      on: {
        press: [
          { guard: 'isDimmed', target: 'dim' },
          { guard: 'isPlugged', target: 'on' },
          { actions: 'explain' },
        ],
      },
    },
    on: { tags: ['bright'], on: { press: 'off' } },
    dim: { on: { press: 'on' } },
  },
})

const path = (id: string, end: string): DescribedPath => ({ id, events: id, steps: end, end })
const before = describeMachine('lamp', lamp, [path('a', 'on'), path('b', 'broken')])
const after = describeMachine('lamp', dimmable, [path('a', 'dim'), path('c', 'dim')])
const differences = compareMachines([before], [after])
const title = { before: 'old', after: 'new' }

describe('the difference between two machines', () => {
  const told = markdownOf(title, differences)

  it.each([
    ['- + added `dim`'],
    ['- − removed `broken`'],
    ['- ~ changed `on`: tags: `warm` → `bright`'],
  ])('lists each changed state: %s', (line) => {
    expect(told.split('\n')).toContain(line)
  })

  it.each([
    ['- + added `off: press (1 of 3)`'],
    ['- ~ changed `off: press (3 of 3)`: actions: `complain` → `explain`'],
    ['- − removed `on: burn`'],
  ])('lists each changed transition: %s', (line) => {
    expect(told.split('\n')).toContain(line)
  })

  it('omits a branch that only moved behind another one', () => {
    expect(told).not.toContain('`off: press (2 of 3)`')
  })

  it('lists each changed path by its id and its new end state', () => {
    expect(told).toContain('- `c` c')
    expect(told).toContain('- `b` b')
    expect(told).toContain('- `a` a; ends in: `on` → `dim`')
  })

  it('counts the changes in a table', () => {
    expect(told).toContain('| lamp | +1 −1 ~1 | +2 −1 ~1 | +1 −1 ~1 |')
  })

  it('draws each change with a sign in addition to its color', async () => {
    const page = await differencePage(title, differences)
    const boxOf = (state: string) =>
      page.match(
        new RegExp(`<g class="([^"]*)" data-state="${state}".*?class="name"[^>]*>([^<]*)<`),
      )
    expect(boxOf('dim')?.slice(1)).toEqual(['state added', '+ dim'])
    expect(boxOf('broken')?.slice(1)).toEqual(['state removed', '− broken'])
    expect(boxOf('on')?.slice(1)).toEqual(['state changed bright', '~ on'])
    expect(page).toMatch(/class="label removed"[^>]*>− burn</)
    expect(page).toMatch(/class="label added"[^>]*>\+ press</)
  })

  it('is empty between a machine and itself', () => {
    expect(compareMachines([before], [before])).toEqual([])
  })

  it('includes a guard whose implementation changed under the same name', () => {
    const asking = (isPlugged: () => boolean) =>
      describeMachine('lamp', lamp.provide({ guards: { isPlugged } }), null)
    const told2 = markdownOf(title, compareMachines([asking(() => true)], [asking(() => false)]))
    expect(told2).toContain('guard: `isPlugged` is made in another way')
    expect(told2).toContain('The paths could not be compared')
  })
})

describe('npm run flows -- diff', () => {
  let folder = ''
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@loppis.test', ...args], {
      cwd: folder,
      encoding: 'utf8',
    })
  const machineFile = (states: string) =>
    `import { createMachine } from 'xstate'\nexport const lampMachine = createMachine({ id: 'lamp', initial: 'off', states: ${states} })\n`
  const write = (states: string) =>
    writeFileSync(join(folder, 'machines', 'lamp.machine.ts'), machineFile(states))
  const tell = async (from: string, to: string | null = null) => {
    let said = ''
    await tellDifference(from, to, undefined, (text) => void (said += text), folder)
    return said
  }

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'loppis-lamp-'))
    mkdirSync(join(folder, 'machines'))
    writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
    writeFileSync(join(folder, '.gitignore'), 'node_modules')
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction')
    write('{ off: {} }')
    git('init', '--quiet')
    git('add', '.')
    git('commit', '--quiet', '--message', 'A lamp')
    write('{ off: { on: { press: "on" } }, on: {} }')
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  it('compares a revision with the work tree without changing the work tree or the index', async () => {
    const status = git('status', '--porcelain')
    const index = readFileSync(join(folder, '.git', 'index'))
    const said = await tell('HEAD')
    expect(said).toContain('- + added `on`')
    expect(said).toContain('- + added `off: press`')
    expect(readFileSync(join(folder, '.git', 'index'))).toEqual(index)
    expect(git('status', '--porcelain')).toBe(status)
  })

  it('finds no difference between a revision and itself', async () => {
    expect(await tell('HEAD', 'HEAD')).toContain('Nothing is different.')
  })

  it('names a missing revision', async () => {
    await expect(tell('nowhere')).rejects.toThrow("There is no revision 'nowhere' here.")
  })
})
