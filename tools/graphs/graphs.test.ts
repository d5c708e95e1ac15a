import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { stateNodes } from '../../tests/model/declared-transitions.ts'
import { transitionNames } from '../../tests/model/transitions.ts'
import { rules } from '../../tests/rules/table.ts'
import { renderedMachines, pictures } from './pictures.ts'

const drawn = await pictures()

it.each(drawn)('the diagram of a machine is up to date: $path', ({ path, svg }) => {
  const kept = existsSync(path) ? readFileSync(path, 'utf8') : ''
  expect(kept === svg, `${basename(path)} is out of date: npm run draw`).toBe(true)
})

const folder = join(import.meta.dirname, '..', '..', 'machines')
const readme = readFileSync(join(folder, 'README.md'), 'utf8')

it('the README of the machines has a row for each machine, with its diagram and with rules that exist', () => {
  const rows = [...readme.matchAll(/^\| .*\[`(.+)`\]\((.+)\) +\|.*\|(.*)\|$/gm)]
  const names = globSync('*.machine.ts', { cwd: folder }).map((file) =>
    basename(file, '.machine.ts'),
  )
  expect(Object.keys(renderedMachines)).toEqual(expect.arrayContaining(names))
  expect(rows.map(([, file, diagram]) => `${file} ${diagram}`).toSorted()).toEqual(
    names.map((name) => `${name}.machine.ts graphs/${name}.svg`).toSorted(),
  )
  const named = rows.flatMap(([, , , told = '']) => told.match(/[A-Z]+\d+/g) ?? [])
  expect(named.filter((rule) => rules[rule] === undefined)).toEqual([])
})

describe.each(Object.entries(renderedMachines))('the diagram of %s', (name, machine) => {
  const svg = drawn.find(({ path }) => basename(path) === `${name}.svg`)?.svg ?? ''

  it('names each state, also for screen readers', () => {
    const leaves = stateNodes(machine.root).filter(({ type }) => type !== 'compound')
    const missing = leaves
      .map(({ path }) => path.join('.'))
      .filter((state) => !svg.includes(`data-state="${state}" role="img" aria-label="`))
    expect(missing).toEqual([])
  })

  it('names each transition', () => {
    const named = new Set(
      [...svg.matchAll(/data-transitions="([^"]*)"/g)].flatMap(([, names = '']) =>
        names.split(' | '),
      ),
    )
    const declared = [...transitionNames(machine).values()]
    expect(declared.filter((transition) => !named.has(transition))).toEqual([])
  })
})
