import { describe, expect, it } from 'vitest'
import { isMachineSnapshot, type StateNode } from 'xstate'
import { advertiseScript } from '../models/advertise.events.ts'
import { bookingScript } from '../models/booking.events.ts'
import { changeableScript, collectionScript } from '../models/collection.events.ts'
import { confirmationScript } from '../models/confirmation.events.ts'
import { listingScript } from '../models/listing.events.ts'
import { toastsScript } from '../models/toasts.events.ts'
import { explore } from '../models/paths.ts'
import { paymentScript } from '../models/payment.events.ts'
import { preferencesScript } from '../models/preferences.events.ts'
import { productReportScript } from '../models/productReport.events.ts'
import { nameOf, type Script } from '../models/script.ts'
import { sessionScript } from '../models/session.events.ts'
import { productListScript } from '../models/productList.events.ts'
import { tableScript } from '../models/table.events.ts'
import { storiesIn, storyFiles } from './story-files.ts'

function leavesOf(node: StateNode): string[] {
  const children = Object.values(node.states)
  return children.length === 0 ? [node.path.join('.')] : children.flatMap(leavesOf)
}

/** Returns the machine's leaf states, and the states that its scripts can reach. */
const statesBy = <Context,>(script: Script<Context>, ...more: readonly Script<Context>[]) => ({
  leaves: leavesOf(script.machine.root),
  reached: [script, ...more].flatMap((one) => explore(one).nodes.map(({ name }) => name)),
})

/** By the machine's name in the stories' `parameters.machine`. */
const machines: Readonly<Record<string, ReturnType<typeof statesBy>>> = {
  advertise: statesBy(advertiseScript),
  booking: statesBy(bookingScript),
  collection: statesBy(collectionScript, changeableScript),
  confirmation: statesBy(confirmationScript),
  listing: statesBy(listingScript),
  toasts: statesBy(toastsScript),
  payment: statesBy(paymentScript),
  preferences: statesBy(preferencesScript),
  productReport: statesBy(productReportScript),
  session: statesBy(sessionScript),
  productList: statesBy(productListScript),
  table: statesBy(tableScript),
}

const stories = storiesIn({})

/** Returns the machine's name for the id of a snapshot; each collection has the id of its items. */
const machineOf = (id: string) => (id in machines ? id : 'collection')

/** All states that stories show, in any of their args. */
const shown = stories.flatMap(({ name: story, story: { args } }) =>
  Object.values(args)
    .filter((arg) => isMachineSnapshot(arg))
    .map(({ machine, value }) => ({ story, machine: machineOf(machine.id), state: nameOf(value) })),
)

describe.each(Object.entries(machines))('%s: every leaf state has a story', (name, { leaves }) => {
  // The snapshots of other machines in these stories do not count, nor this machine's snapshots in other stories.
  const own = stories.filter(({ story }) => story.parameters['machine'] === name)
  const states = shown
    .filter(({ story, machine }) => machine === name && own.some((one) => one.name === story))
    .map(({ state }) => state)

  it.each(leaves)('%s', (leaf) => {
    expect(states).toContain(leaf)
  })
})

it.each(Object.entries(machines))(
  '%s: no story shows an unreachable state',
  (name, { reached }) => {
    const strays = shown.filter(
      ({ machine, state }) => machine === name && !reached.includes(state),
    )
    expect(strays).toEqual([])
  },
)

it('every machine has stories', () => {
  const files = Object.keys(import.meta.glob('/machines/*.machine.ts'))
  expect(files.map((file) => file.replace(/^\/machines\/|\.machine\.ts$/g, ''))).toEqual(
    Object.keys(machines).toSorted(),
  )
})

/** Returns the folder of a file of stories, under which Storybook lists them. */
const placeOf = (file: string) => {
  const [room = '', folder = ''] = file.replace('/src/', '').split('/')
  return { room, folder: room === 'app' ? '' : folder.replaceAll('-', ' ') }
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
