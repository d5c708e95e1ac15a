import { describe, expect, it } from 'vitest'
import { advertiseMachine } from '../../machines/advertise.machine.ts'
import { FailureError, type Failure } from '../../src/domain/failure.ts'
import { specMessages } from '../../src/domain/spec-messages.ts'
import { advertiseScript, lamp } from './advertise.events.ts'
import { advertiseInvariants } from './advertise.invariants.ts'
import { describeFlow } from './flow.ts'
import { scriptedActor } from './scripted-actor.ts'

describeFlow('L7', { script: advertiseScript, invariants: advertiseInvariants })

it('L7: the request names the product whose button was pressed', () => {
  const { actor, calls } = scriptedActor(advertiseMachine, { input: undefined })
  actor.send({ type: 'advertise.start', productId: lamp })
  expect(calls).toMatchObject([{ port: 'advertise', input: { productId: lamp } }])
})

describe('L7: the error toast gives a reason that helps the seller', () => {
  it.each<[Failure, string | undefined]>([
    [{ kind: 'conflict', code: 'item-sold', message: 'Conflict' }, "It's sold"],
    [{ kind: 'notFound', message: 'Not Found' }, 'no longer listed'],
    [{ kind: 'noAnswer' }, "We didn't get a response"],
    [{ kind: 'forbidden', message: 'This product is not yours.' }, 'This product is not yours.'],
    [{ kind: 'server', status: 500, message: 'Internal Server Error' }, undefined],
  ])('L7: $kind', async (failure, words) => {
    const { actor, effects, reject } = scriptedActor(advertiseMachine, { input: undefined })
    actor.send({ type: 'advertise.start', productId: lamp })
    await reject('advertise', new FailureError(failure))
    const detail = words === undefined ? {} : { detail: expect.stringContaining(words) }
    expect(effects).toEqual([
      {
        action: 'notify',
        params: { tone: 'negative', title: specMessages.errorTryAgain, ...detail },
      },
    ])
  })
})
