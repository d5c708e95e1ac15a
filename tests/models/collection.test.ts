import { fromPromise } from 'xstate'
import { describe, expect, it } from 'vitest'
import {
  type ConfirmationAction,
  confirmationMachine,
} from '../../machines/confirmation.machine.ts'
import {
  changeableMachine,
  changeableScript,
  collectionMachine,
  collectionScript,
  first,
  second,
} from './collection.events.ts'
import { collectionInvariants, verificationInvariants } from './collection.invariants.ts'
import { request } from './confirmation.events.ts'
import { describeFlow } from './flow.ts'
import { scriptedActor } from './scripted-actor.ts'

describeFlow('O1 and O3', { script: collectionScript, invariants: collectionInvariants })

describeFlow('A4 and A5', {
  script: changeableScript,
  invariants: { ...collectionInvariants, ...verificationInvariants },
})

describe('a list with the confirmation itself', () => {
  const ask = async (
    machine: typeof collectionMachine,
    { act, wasDone }: { act: ConfirmationAction; wasDone: boolean },
  ) => {
    const said: string[] = []
    const confirmation = confirmationMachine.provide({
      actors: { perform: fromPromise(() => Promise.resolve(wasDone)) },
      actions: { notify: (_, { title }) => void said.push(title), logError: () => undefined },
    })
    const { actor, resolve } = scriptedActor(machine, {
      input: { of: 'buyer@loppis.test' },
      ports: { confirmation },
    })
    await resolve('load', [first, second])
    actor.send({ type: 'item.ask', request: { ...request, action: act, subjectId: first._id } })
    actor.getSnapshot().children.confirmation?.send({ type: 'confirmation.confirm' })
    await expect.poll(() => actor.getSnapshot().matches({ filled: 'confirming' })).toBe(false)
    return { said, items: actor.getSnapshot().context.items }
  }

  it('O3: what was removed leaves the list', async () => {
    expect(await ask(collectionMachine, { act: 'remove', wasDone: true })).toEqual({
      said: [request.succeeded],
      items: [second],
    })
  })

  it('O3: what could not be removed stays', async () => {
    expect(await ask(collectionMachine, { act: 'remove', wasDone: false })).toEqual({
      said: [request.failed],
      items: [first, second],
    })
  })

  it('A4: who was verified is verified on the list, without asking the server again', async () => {
    expect(await ask(changeableMachine, { act: 'verify', wasDone: true })).toEqual({
      said: [request.succeeded],
      items: [{ ...first, isVerified: true }, second],
    })
  })

  it('A4: who could not be verified stays as he was', async () => {
    expect(await ask(changeableMachine, { act: 'verify', wasDone: false })).toEqual({
      said: [request.failed],
      items: [first, second],
    })
  })

  it('A5: who was removed leaves the list that knows both acts', async () => {
    expect(await ask(changeableMachine, { act: 'remove', wasDone: true })).toEqual({
      said: [request.succeeded],
      items: [second],
    })
  })
})
