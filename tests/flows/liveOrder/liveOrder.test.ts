import { expect, it } from 'vitest'
import { liveOrderMachine } from '../../../machines/liveOrder.machine.ts'
import { paidOrder } from '../../../src/screens/order/order-story-fixtures.ts'
import { liveOrderScript, MESSAGE } from './liveOrder.script.ts'
import { scriptedActor } from '../../model/scripted-actor.ts'

const start = () =>
  scriptedActor(liveOrderMachine, {
    input: { flow: 'order', id: paidOrder._id },
    listeners: Object.keys(liveOrderScript.listeners),
  })

it('the pause doubles with each loss, up to half a minute', () => {
  const { actor, advance, emit } = start()
  const pauses = Array.from({ length: 7 }, () => {
    emit({ type: 'stream.lost' }, 'followStream')
    let pause = 0
    while (actor.getSnapshot().matches('waiting')) {
      advance(1000)
      pause += 1
    }
    return pause
  })
  expect(pauses).toEqual([1, 2, 4, 8, 16, 30, 30])
})

it('a stream that was lost continues after the latest message that was handled', () => {
  const { actor, advance, emit } = start()
  emit({ type: 'stream.received', id: MESSAGE }, 'followStream')
  emit({ type: 'stream.lost' }, 'followStream')
  advance(1000)
  expect(actor.getSnapshot().children['followStream']?.getSnapshot()).toMatchObject({
    input: { subject: { id: paidOrder._id }, lastId: MESSAGE },
  })
})
