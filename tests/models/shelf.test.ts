import { expect, it } from 'vitest'
import { shelfMachine } from '../../machines/shelf.machine.ts'
import { camera } from './booking.events.ts'
import { describeFlow } from './flow.ts'
import { scriptedActor } from './scripted-actor.ts'
import { shelfScript } from './shelf.events.ts'
import { shelfInvariants } from './shelf.invariants.ts'

describeFlow('R3, R4', { script: shelfScript, invariants: shelfInvariants })

it('R3: the shelf that is opened is asked for, and what somebody comes back to', () => {
  const input = { of: 'cameras', wantedId: camera._id }
  const { calls } = scriptedActor(shelfMachine, { input })
  expect(calls).toMatchObject([{ port: 'load', input }])
})

it('R3: the next part is asked for by what the last one said, and with how many are here', async () => {
  const { actor, calls, resolve } = scriptedActor(shelfMachine, {
    input: { of: 'cameras', wantedId: null },
  })
  await resolve('load', { items: [camera], next: '?after=product-1', total: null })
  actor.send({ type: 'shelf.more' })
  expect(calls.at(-1)).toMatchObject({
    port: 'loadMore',
    input: { of: 'cameras', next: '?after=product-1', shown: 1 },
  })
})
