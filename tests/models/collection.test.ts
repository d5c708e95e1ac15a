import { fromPromise } from 'xstate'
import { describe, expect, it } from 'vitest'
import { confirmationMachine } from '../../machines/confirmation.machine.ts'
import { collectionMachine, collectionScript } from './collection.events.ts'
import { collectionInvariants } from './collection.invariants.ts'
import { request } from './confirmation.events.ts'
import { describeFlow } from './flow.ts'
import { scriptedActor } from './scripted-actor.ts'

describeFlow('O1 and O3', { script: collectionScript, invariants: collectionInvariants })

describe('O3: a list with the confirmation itself', () => {
  const ask = async (wasDone: boolean) => {
    const said: string[] = []
    const confirmation = confirmationMachine.provide({
      actors: { perform: fromPromise(() => Promise.resolve(wasDone)) },
      actions: { notify: (_, { title }) => void said.push(title), report: () => undefined },
    })
    const { actor, resolve } = scriptedActor(collectionMachine, {
      input: { of: 'buyer@loppis.test' },
      ports: { confirmation },
    })
    await resolve('load', [{ _id: request.subjectId }, { _id: 'booking-2' }])
    actor.send({ type: 'item.ask', request })
    actor.getSnapshot().children.confirmation?.send({ type: 'confirmation.confirm' })
    await expect.poll(() => actor.getSnapshot().matches({ filled: 'browsing' })).toBe(true)
    return { said, items: actor.getSnapshot().context.items }
  }

  it('O3: what was removed leaves the list', async () => {
    expect(await ask(true)).toEqual({ said: [request.succeeded], items: [{ _id: 'booking-2' }] })
  })

  it('O3: what could not be removed stays', async () => {
    expect(await ask(false)).toEqual({
      said: [request.failed],
      items: [{ _id: request.subjectId }, { _id: 'booking-2' }],
    })
  })
})
