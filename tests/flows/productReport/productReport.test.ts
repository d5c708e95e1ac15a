import { expect, it } from 'vitest'
import { productReportMachine } from '../../../machines/productReport.machine.ts'
import { ROLES } from '../../../src/domain/constants.ts'
import { message } from '../../../src/domain/message.ts'
import type { User } from '../../../src/domain/user.ts'
import { camera, productList } from '../booking/booking.script.ts'
import { ada, guest, scam } from './productReport.script.ts'
import { scriptedActor } from '../../model/scripted-actor.ts'

/** Opens the products and reports the camera as this user. */
async function reportAs(user: User) {
  const scripted = scriptedActor(productReportMachine, {
    input: { viewer: user, productList },
    listeners: ['watchViewer', 'watchReports', 'recallDraft'],
  })
  scripted.actor.send({ type: 'productReport.open', product: camera })
  await scripted.resolve('identifyViewer', user)
  scripted.actor.send({ type: 'productReport.submit', form: scam })
  return scripted
}

it.each(ROLES)(
  'B9: a %s reports a product by its id, with the reason and the words',
  async (role) => {
    const { calls } = await reportAs({ ...ada, role })
    expect(calls.slice(1)).toMatchObject([
      { port: 'report', input: { productId: camera._id, ...scam } },
    ])
  },
)

it('B9: a late response shows no toast after the user has signed out', async () => {
  const { answerLate, effects, emit } = await reportAs(ada)
  emit({ type: 'viewer.changed', viewer: guest }, 'watchViewer')
  await answerLate()
  expect(effects.filter(({ action }) => action === 'notify')).toEqual([])
})

it('B9: a missing reason is named at its field, and nothing is sent', async () => {
  const { actor, calls, resolve } = scriptedActor(productReportMachine, {
    input: { viewer: ada, productList },
    listeners: ['watchViewer', 'watchReports', 'recallDraft'],
  })
  actor.send({ type: 'productReport.open', product: camera })
  await resolve('identifyViewer', ada)
  actor.send({ type: 'productReport.submit', form: { ...scam, reason: '' } })
  expect(actor.getSnapshot().context).toMatchObject({
    form: { words: scam.words },
    errors: { reason: message('reasonRequired') },
  })
  actor.send({ type: 'productReport.change', form: scam })
  expect(actor.getSnapshot().context.errors).toEqual({})
  expect(calls).toHaveLength(1)
})
