import { describe, expect, it } from 'vitest'
import { isMachineSnapshot, type StateNode } from 'xstate'
import { flows } from '../flows/flows.ts'
import { explore } from '../model/paths.ts'
import { nameOf } from '../model/script.ts'
import { storiesIn, storyFiles } from '../screen/story-files.ts'

function leavesOf(node: StateNode): string[] {
  const children = Object.values(node.states)
  return children.length === 0 ? [node.path.join('.')] : children.flatMap(leavesOf)
}

/** The machines' leaf states, and the states that their scripts can reach. */
const machines = Object.fromEntries(
  flows.map(({ name, lists, visit }) => [
    name,
    {
      // A machine without a screen has no stories.
      leaves: lists.some((list) => list.visit(({ screen }) => screen !== undefined))
        ? visit(({ script }) => leavesOf(script.machine.root))
        : [],
      reached: lists.flatMap((list) =>
        list.visit(({ script, isPure = true }) =>
          isPure ? explore(script).nodes.map((node) => node.name) : [],
        ),
      ),
    },
  ]),
)

const stories = storiesIn({})

/** Returns the machine's name for the id of a snapshot; each collection has the id of its items. */
const machineOf = (id: string) => (id in machines ? id : 'collection')

/** All states that stories show, in any of their args. */
const shown = stories.flatMap(({ name: story, story: { args } }) =>
  Object.values(args)
    .filter((arg) => isMachineSnapshot(arg))
    .map(({ machine, value }) => ({ story, machine: machineOf(machine.id), state: nameOf(value) })),
)

describe.each(Object.entries(machines).filter(([, { leaves }]) => leaves.length > 0))(
  '%s: every leaf state has a story',
  (name, { leaves }) => {
    // The snapshots of other machines in these stories do not count, nor this machine's snapshots in other stories.
    const own = stories.filter(({ story }) => story.parameters['machine'] === name)
    const states = shown
      .filter(({ story, machine }) => machine === name && own.some((one) => one.name === story))
      .map(({ state }) => state)

    it.each(leaves)('%s', (leaf) => {
      expect(states).toContain(leaf)
    })
  },
)

it.each(Object.entries(machines))(
  '%s: no story shows an unreachable state',
  (name, { reached }) => {
    const strays = shown.filter(
      ({ machine, state }) => machine === name && !reached.includes(state),
    )
    expect(strays).toEqual([])
  },
)

/** Returns where Storybook lists a file of stories: under its folder, a component's or a screen's, in words. */
const placeOf = (file: string) => {
  const [room = '', folder = ''] = file.replace('/src/', '').split('/')
  if (room === 'app') return { room, folder: '' }
  return { room, folder: room === 'ui' ? folder : folder.replaceAll(/[A-Z]/g, ' $&') }
}

it.each(storyFiles)('$file has a title that matches its folder', ({ file, meta }) => {
  const { room, folder } = placeOf(file)
  const [listed, ...under] = (meta.title ?? '').toLowerCase().split('/')
  expect(listed).toBe(room)
  if (room !== 'app') expect(under[0]).toBe(folder.toLowerCase())
})

describe('the design system', () => {
  const parts = Object.keys(import.meta.glob(['/src/ui/*/[A-Z]*.tsx', '!/src/ui/**/*.stories.tsx']))
  const documented = storyFiles.flatMap(({ meta: { component, subcomponents = {} } }) => [
    component?.name,
    ...Object.keys(subcomponents),
  ])

  it.each(parts.filter((file) => !file.startsWith('/src/ui/theme/')))(
    '%s is documented by a story beside it',
    (file) => {
      expect(documented).toContain(file.replace(/^.*\/|\.tsx$/g, ''))
    },
  )
})
