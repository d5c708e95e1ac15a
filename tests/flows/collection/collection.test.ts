import { fromPromise } from 'xstate'
import { describe, expect, it } from 'vitest'
import type { Message } from '../../../src/domain/message.ts'
import {
  type ConfirmationAction,
  type ActResult,
  confirmationMachine,
} from '../../../machines/confirmation.machine.ts'
import {
  changeableMachine,
  collectionMachine,
  collectionScript,
  first,
  second,
} from './collection.script.ts'
import { collectionInvariants } from './collection.invariants.ts'
import { request } from '../confirmation/confirmation.script.ts'
import { describeFlow } from '../../model/describe-flow.ts'
import { scriptedActor } from '../../model/scripted-actor.ts'

describeFlow('O1 and O3', { script: collectionScript, invariants: collectionInvariants })

describe('a list with the real confirmation machine', () => {
  const ask = async (
    machine: typeof collectionMachine,
    { act, wasDone }: { act: ConfirmationAction; wasDone: boolean },
  ) => {
    const said: Message[] = []
    const confirmation = confirmationMachine.provide({
      actors: { perform: fromPromise((): Promise<ActResult> => Promise.resolve(wasDone)) },
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

  it('O3: a removed item leaves the list', async () => {
    expect(await ask(collectionMachine, { act: 'remove', wasDone: true })).toEqual({
      said: [request.succeeded],
      items: [second],
    })
  })

  it('O3, C4: an item that cannot be shown stays in its place when another one is removed', async () => {
    const unreadable = { _id: first._id, isUnreadableItem: true, mismatch: '' } as const
    const { actor, resolve } = scriptedActor(collectionMachine, {
      input: { of: 'buyer@loppis.test' },
    })
    await resolve('load', [first, unreadable, second])
    actor.send({ type: 'item.ask', request: { ...request, subjectId: first._id } })
    await resolve('confirmation', { outcome: 'performed' })
    expect(actor.getSnapshot().context.items).toEqual([unreadable, second])
  })

  it('O3: an item that could not be removed stays on the list', async () => {
    expect(await ask(collectionMachine, { act: 'remove', wasDone: false })).toEqual({
      said: [request.failed],
      items: [first, second],
    })
  })

  it('A4: a verified seller is updated on the list without another request', async () => {
    expect(await ask(changeableMachine, { act: 'verify', wasDone: true })).toEqual({
      said: [request.succeeded],
      items: [{ ...first, isVerified: true }, second],
    })
  })

  it('A4: a seller who could not be verified stays unchanged', async () => {
    expect(await ask(changeableMachine, { act: 'verify', wasDone: false })).toEqual({
      said: [request.failed],
      items: [first, second],
    })
  })

  it('A5: a removed seller leaves the list that supports both actions', async () => {
    expect(await ask(changeableMachine, { act: 'remove', wasDone: true })).toEqual({
      said: [request.succeeded],
      items: [second],
    })
  })
})
