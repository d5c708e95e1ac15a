import { describe, expect, it } from 'vitest'
import { type Message, message } from '../../../src/domain/message.ts'
import { advertiseMachine } from '../../../machines/advertise.machine.ts'
import { FailureError, type Failure } from '../../../src/domain/failure.ts'
import { lamp } from './advertise.script.ts'
import { scriptedActor } from '../../model/scripted-actor.ts'

it('L7: the request names the product whose button was pressed', () => {
  const { actor, calls } = scriptedActor(advertiseMachine, { input: undefined })
  actor.send({ type: 'advertise.start', productId: lamp })
  expect(calls).toMatchObject([{ port: 'advertise', input: { productId: lamp } }])
})

describe('L7: the error toast gives a reason that helps the seller', () => {
  it.each<[Failure, Message | undefined]>([
    [{ kind: 'conflict', code: 'item-sold', message: 'Conflict' }, message('soldNotAdvertised')],
    [{ kind: 'notFound', message: 'Not Found' }, message('notListed')],
    [{ kind: 'noAnswer' }, message('noAnswer')],
    [{ kind: 'forbidden', message: 'Not yours.' }, { text: 'Not yours.' }],
    [{ kind: 'server', status: 500, message: 'Internal Server Error' }, undefined],
  ])('L7: $kind', async (failure, reason) => {
    const { actor, effects, reject } = scriptedActor(advertiseMachine, { input: undefined })
    actor.send({ type: 'advertise.start', productId: lamp })
    await reject('advertise', new FailureError(failure))
    const detail = reason === undefined ? {} : { detail: reason }
    expect(effects).toEqual([
      {
        action: 'notify',
        params: { tone: 'negative', title: message('errorTryAgain'), ...detail },
      },
    ])
  })
})
