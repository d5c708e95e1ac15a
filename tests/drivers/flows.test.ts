import { pathsPage, pathsPageFile } from '../../tools/graphs/paths-page.ts'
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { flowsCommand } from '../../tools/flows/command.ts'
import type { Walked } from '../paths/path-list.ts'
import { driverTitles } from '../paths/drivers.ts'
import { type MachineFlows, machines } from '../paths/registry.ts'

const root = join(import.meta.dirname, '..', '..')
const flowsFolder = join(root, 'tests', 'flows')
const filesOf = (ending: string) => globSync(`*/*${ending}`, { cwd: flowsFolder })
const nounsOf = (ending: string) => filesOf(ending).map((file) => basename(file, ending))
const textOf = (ending: string) =>
  filesOf(ending)
    .map((file) => readFileSync(join(flowsFolder, file), 'utf8'))
    .join('\n')

async function run(args: readonly string[], from: readonly MachineFlows[] = machines) {
  let said = ''
  const code = await flowsCommand(args, from, (text) => void (said += text))
  return { code, said }
}

const order = machines.filter(({ name }) => name === 'order')

/** Returns the same machines after the tests of one driver are changed to lose coverage. */
const without = (driver: Walked['driver'], change: (walked: Walked) => Walked) =>
  order.map(({ name, lists }) => ({
    name,
    lists: lists.map((list) => ({
      ...list,
      walked: () => list.walked().map((one) => (one.driver === driver ? change(one) : one)),
    })),
  }))

describe('npm run flows', () => {
  it('succeeds if every driver takes every transition or has a reason not to', async () => {
    const { code, said } = await run([])
    expect(said).not.toContain('Missing')
    expect(said).toContain('69 + 6 excused of 75')
    expect(code).toBe(0)
  })

  it.each(['pure', 'rendered', 'storybook', 'product'] as const)(
    'fails if the paths of a driver lack a transition: %s',
    async (driver) => {
      const { code, said } = await run(
        [],
        without(driver, (walked) => ({
          ...walked,
          paths: walked.paths.filter(({ steps }) =>
            steps.every(({ stimulus }) => stimulus.name !== 'order.close'),
          ),
        })),
      )
      expect(said).toContain(`order ${driverTitles[driver]}: shown.acting: order.close`)
      expect(code).toBe(1)
    },
  )

  it('fails if no test walks a machine with a driver', async () => {
    const lists = order.flatMap((machine) => machine.lists)
    const bare = lists.map((list) => ({
      ...list,
      walked: () => list.walked().filter(({ driver }) => driver !== 'product'),
    }))
    const { code, said } = await run([], [{ name: 'order', lists: bare }])
    expect(said).toContain('0 of 15')
    expect(code).toBe(1)
  })

  it('registers every machine, screen and product flow', () => {
    const descriptors = textOf('.flow.ts')
    const screens = nounsOf('.actions.ts')
    expect(screens.filter((noun) => !descriptors.includes(`/${noun}.actions.ts'`))).toEqual([])
    const taken = machines
      .flatMap(({ lists }) => lists)
      .filter(({ walkInProduct }) => walkInProduct !== null)
    expect(taken.map(({ name }) => name).toSorted()).toEqual(nounsOf('.product.ts').toSorted())
    expect(machines.map(({ name }) => name).toSorted()).toEqual(
      globSync('*.machine.ts', { cwd: join(root, 'machines') })
        .map((file) => file.replace('.machine.ts', ''))
        .toSorted(),
    )
  })

  it('finds a story for every screen, and a test for every product flow', () => {
    const namesIn = (text: string) => [...text.matchAll(/export const (\w*Screen)\b/g)]
    const screens = namesIn(textOf('.screen.tsx')).map(([, name]) => name)
    const stories = textOf('.stories.tsx')
    expect(screens.length).toBeGreaterThan(14)
    expect(screens.filter((name) => !stories.includes(`walkOf(${name}`))).toEqual([])
    const products = [...textOf('.product.ts').matchAll(/export const (\w+InProduct)\b/g)].map(
      ([, name]) => name,
    )
    const described =
      textOf('-product.test.ts') +
      readFileSync(join(import.meta.dirname, 'product-walks.test.ts'), 'utf8')
    expect(products.length).toBeGreaterThan(5)
    expect(products.filter((name) => !described.includes(`, ${name})`))).toEqual([])
  })

  it('prints its usage for an unknown command', async () => {
    expect(await run(['fly'])).toMatchObject({ code: 1, said: expect.stringContaining('replay') })
    expect(await run(['paths', 'teapot'])).toMatchObject({ code: 1 })
  })
})

it('no list of paths becomes longer or shorter unnoticed', () => {
  const kept = readFileSync(pathsPageFile, 'utf8')
  expect(kept, 'docs/paths.md is out of date: npm run draw').toBe(pathsPage(machines))
})

describe('a path as data', () => {
  let folder = ''
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'loppis-paths-'))
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  it('is written with a stable id, its steps and its drivers', async () => {
    expect((await run(['paths', 'confirmation', '--out', folder])).code).toBe(0)
    const file = join(folder, 'confirmation', 'confirmation-d6f222049070eca0.json')
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({
      id: 'confirmation-d6f222049070eca0',
      machine: 'confirmation',
      list: 'confirmation',
      walkedBy: ['pure', 'rendered', 'storybook'],
      steps: [{ stimulus: 'confirmation.cancel', expected: 'cancelled' }],
    })
  })

  it('has a unique id', async () => {
    const { said } = await run(['paths', '--simple'])
    const ids = said.split('\n').map((line) => line.split(' ')[0])
    expect(ids.length).toBeGreaterThan(10_000)
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('replays by its id or from its file, printing each event, state and context', async () => {
    await run(['paths', 'confirmation', '--out', folder])
    const file = join(folder, 'confirmation', 'confirmation-d6f222049070eca0.json')
    for (const subject of ['confirmation-d6f222049070eca0', file]) {
      const { code, said } = await run(['replay', subject])
      expect(said).toContain('1  confirmation.cancel → cancelled')
      expect(said).toContain('event    {"type":"confirmation.cancel"}')
      expect(code).toBe(0)
    }
  })

  it('reports a problem if the machine ends in another state', async () => {
    const lie = join(folder, 'lie.json')
    const steps = [{ stimulus: 'confirmation.cancel', expected: 'performed' }]
    const path = { id: 'lie', machine: 'confirmation', list: 'confirmation', walkedBy: [], steps }
    writeFileSync(lie, JSON.stringify(path))
    const { code, said } = await run(['replay', lie])
    expect(said).toContain('PROBLEM: after confirmation.cancel: cancelled instead of performed')
    expect(code).toBe(1)
  })

  it.each([
    ['session', 'login.submit=complete', 'second-hand'],
    ['payment', 'createIntent=secret', 'intent-1-secret'],
  ])('is printed without secrets: %s', async (machine, stimulus, secret) => {
    const { said } = await run(['paths', machine])
    const line = said.split('\n').find((one) => one.endsWith(`> ${stimulus}`))
    const replayed = await run(['replay', line?.split(' ')[0] ?? ''])
    expect(replayed.said).toContain(stimulus)
    expect(replayed.said).toContain('(hidden)')
    expect(replayed.said).not.toContain(secret)
  })
})
