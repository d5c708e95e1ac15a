import { storyNameFromExport, toId } from 'storybook/internal/csf'
import { describe, expect, it } from 'vitest'
import { isMachineSnapshot } from 'xstate'
import startHere from '../../.storybook/StartHere.mdx?raw'
import { flowNamed } from '../../tools/flow-lab/flows.ts'
import { machineArgs } from '../../.storybook/machine-args.ts'
import { linkInQuery, placeOfLink } from '../../tools/flow-lab/link.ts'
import { initialName } from '../../tools/flow-lab/search.ts'
import { nameOf } from '../model/script.ts'
import { storiesIn } from '../screen/story-files.ts'

type EnhancerContext = Parameters<typeof machineArgs>[0]

/** A story with its args, and the rows of its table of controls. */
type Listed = {
  args: Readonly<Record<string, unknown>>
  argTypes: Readonly<Record<string, { description?: string }>>
  parameters: object
}

const stories = storiesIn({}).map(({ story, ...names }) => ({ ...names, story: story as Listed }))
const others = import.meta.glob<{ default: { title: string } }>(
  ['/tests/flows/*/*.stories.tsx', '/tools/flow-lab/*.stories.tsx'],
  { eager: true },
)
const files = Object.values(others).map(({ default: { title }, ...named }) => ({ title, named }))

const ids = new Set([
  ...stories.map(({ title, name }) =>
    toId(title, storyNameFromExport(name.slice(name.indexOf(': ') + 2))),
  ),
  ...files.flatMap(({ title, named }) =>
    Object.keys(named).map((name) => toId(title, storyNameFromExport(name))),
  ),
])

describe('the first page of Storybook', () => {
  const links = [...startHere.matchAll(/\]\(\?path=\/story\/([^)]+)\)/g)].map(([, id]) => id)

  it.each([...new Set(links)])('links to a story: %s', (id) => {
    expect(ids).toContain(id)
  })

  const titles = [...stories, ...files].map(({ title }) => title.split('/')[0] ?? '')
  it.each([...new Set(titles)])('says what is in %s', (group) => {
    expect(startHere).toContain(`- [${group}](`)
  })
})

const rows = stories.flatMap(({ name: story, story: { args, argTypes } }) =>
  Object.entries(args).flatMap(([arg, value]) =>
    isMachineSnapshot(value)
      ? [{ story, arg, state: nameOf(value.value), words: argTypes[arg]?.description ?? '' }]
      : [],
  ),
)

describe('the stories of machines', () => {
  it.each(rows)('$story: $arg opens in the Flow Lab at its state', ({ state, words }) => {
    const args = /&args=([^"]+)"/.exec(words)?.[1] ?? ''
    const { flow, stimuli } = placeOfLink(
      linkInQuery(args.replaceAll(':', '=').replaceAll(';', '&')),
    )
    const { logic, statesAlong } = flowNamed(flow)
    expect(statesAlong(stimuli).at(-1) ?? initialName(logic)).toBe(state)
  })

  it('have no row for what nobody can edit', () => {
    const idle = stories.flatMap(({ name: story, story: { args, parameters } }) => {
      const argTypes = Object.fromEntries(Object.keys(args).map((name) => [name, { name }]))
      const shown = machineArgs({ argTypes, initialArgs: args, parameters } as EnhancerContext)
      return Object.entries(args).some(([, value]) => isMachineSnapshot(value))
        ? Object.entries(shown)
            .filter(([name, row]) => typeof args[name] === 'function' && !row.table?.disable)
            .map(([name]) => `${story}: ${name}`)
        : []
    })
    expect(idle).toEqual([])
  })
})
