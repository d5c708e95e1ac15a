import { describe, expect, it } from 'vitest'
import { type AnyStateMachine, isMachineSnapshot, type StateNode } from 'xstate'
import { advertiseMachine } from '../../machines/advertise.machine.ts'
import { bookingMachine } from '../../machines/booking.machine.ts'
import { createCollectionMachine } from '../../machines/collection.machine.ts'
import { confirmationMachine } from '../../machines/confirmation.machine.ts'
import { listingMachine } from '../../machines/listing.machine.ts'
import { paymentMachine } from '../../machines/payment.machine.ts'
import { reportMachine } from '../../machines/report.machine.ts'
import { sessionMachine } from '../../machines/session.machine.ts'
import { tableMachine } from '../../machines/table.machine.ts'
import { nameOf } from '../models/script.ts'
import { storiesIn } from './story-files.ts'

/** The machines that have screens, by the name that their stories give in `parameters.machine`. */
const onScreens: Readonly<Record<string, AnyStateMachine>> = {
  advertise: advertiseMachine,
  booking: bookingMachine,
  collection: createCollectionMachine<string>('collection', (item) => item),
  confirmation: confirmationMachine,
  listing: listingMachine,
  payment: paymentMachine,
  report: reportMachine,
  session: sessionMachine,
  table: tableMachine,
}
/** They are drawn by one component in every state. */
const withoutScreens = ['notices', 'theme']

function leavesOf(node: StateNode): string[] {
  const children = Object.values(node.states)
  return children.length === 0 ? [node.path.join('.')] : children.flatMap(leavesOf)
}

const stories = storiesIn('light')

/** The name of the machine that a snapshot is of: each collection has the id of what it holds. */
const machineOf = (id: string) =>
  id in onScreens || withoutScreens.includes(id) ? id : 'collection'

/** The states that the stories of a machine show. A screen of two machines shows that of its own. */
function shownOf(name: string): string[] {
  return stories
    .filter(({ story }) => story.parameters['machine'] === name)
    .flatMap(({ story }) => Object.values(story.args ?? {}))
    .filter((arg) => isMachineSnapshot(arg))
    .filter(({ machine }) => machineOf(machine.id) === name)
    .map(({ value }) => nameOf(value))
}

describe.each(Object.entries(onScreens))('%s: every leaf state has a story', (name, machine) => {
  const shown = shownOf(name)

  it.each(leavesOf(machine.root))('%s', (leaf) => {
    expect(shown).toContain(leaf)
  })

  it('no story shows a state that the machine does not have', () => {
    const leaves = leavesOf(machine.root)
    expect(shown.filter((state) => !leaves.includes(state))).toEqual([])
  })
})

it('every machine has a screen with stories, or is known to need none', () => {
  const files = Object.keys(import.meta.glob('/machines/*.machine.ts'))
  expect(files.map((file) => file.replace(/^\/machines\/|\.machine\.ts$/g, ''))).toEqual(
    [...Object.keys(onScreens), ...withoutScreens].toSorted(),
  )
})
