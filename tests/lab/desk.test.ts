import { expect, it } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { FailureError } from '../../src/domain/failure.ts'
import { shareMachine } from '../../tools/flow-lab/share.machine.ts'
import { type NamedPlace, type StepLocation, startOf } from '../../tools/flow-lab/step-location.ts'

const place: StepLocation = { ...startOf('payment'), stimuli: ['loadBooking=payable'], at: 1 }
const found: readonly NamedPlace[] = [
  { title: 'The payment', place },
  { title: 'The session', place: startOf('session') },
]

/** Creates a desk whose copy and read operations end in this way. */
function deskWhere(ends: {
  copying?: () => Promise<void>
  reading?: () => Promise<readonly NamedPlace[]>
}) {
  const gone: (readonly NamedPlace[])[] = []
  const desk = createActor(
    shareMachine.provide({
      actors: {
        copyLink: fromPromise(ends.copying ?? (async () => undefined)),
        readFile: fromPromise(ends.reading ?? (async () => found)),
      },
      actions: { goToFirst: (_, params) => void gone.push(params.found) },
    }),
  ).start()
  const settled = () => waitFor(desk, (state) => state.matches('idle'))
  return { desk, gone, settled }
}

it('confirms that the link is copied', async () => {
  const { desk, settled } = deskWhere({})
  desk.send({ type: 'link.copy', place })
  expect((await settled()).context.said).toBe('The link is copied.')
})

it('points to the address bar if the browser refuses to copy the link', async () => {
  const { desk, settled } = deskWhere({ copying: () => Promise.reject(new Error('NotAllowed')) })
  desk.send({ type: 'link.copy', place })
  expect((await settled()).context.said).toContain('Copy the address of this page')
})

it('opens the first path of a file and offers the others', async () => {
  const { desk, gone, settled } = deskWhere({})
  desk.send({ type: 'file.open', file: new File([], 'report.json') })
  expect((await settled()).context.found).toEqual(found)
  expect(gone).toEqual([found])
})

it('shows why a file cannot be read, stays in place and accepts another file', async () => {
  const { desk, gone, settled } = deskWhere({
    reading: () =>
      Promise.reject(new FailureError({ kind: 'undecodable', message: 'This is no report.' })),
  })
  desk.send({ type: 'file.open', file: new File([], 'holiday.jpg') })
  const state = await settled()
  expect(state.context.said).toBe('This is no report.')
  expect(state.can({ type: 'file.open', file: new File([], 'report.json') })).toBe(true)
  expect(gone).toEqual([])
})
