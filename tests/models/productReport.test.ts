import { expect, it } from 'vitest'
import { productReportMachine } from '../../machines/productReport.machine.ts'
import { ROLES } from '../../src/domain/constants.ts'
import type { User } from '../../src/domain/user.ts'
import { camera, productList } from './booking.events.ts'
import { describeFlow } from './flow.ts'
import { ada, guest, productReportScript } from './productReport.events.ts'
import { productReportInvariants } from './productReport.invariants.ts'
import { scriptedActor } from './scripted-actor.ts'

describeFlow('B9', { script: productReportScript, invariants: productReportInvariants })

/** Opens the products and reports the camera as this user. */
async function reportAs(user: User) {
  const scripted = scriptedActor(productReportMachine, {
    input: { viewer: user, productList },
    listeners: ['watchViewer'],
  })
  scripted.actor.send({ type: 'productReport.send', product: camera })
  await scripted.resolve('identifyViewer', user)
  return scripted
}

it.each(ROLES)('B9: a %s reports a product by its id', async (role) => {
  const { calls } = await reportAs({ ...ada, role })
  expect(calls.slice(1)).toMatchObject([{ port: 'report', input: { productId: camera._id } }])
})

it('B9: a late response shows no toast after the user has signed out', async () => {
  const { answerLate, effects, emit } = await reportAs(ada)
  emit({ type: 'viewer.changed', viewer: guest })
  await answerLate()
  expect(effects).toEqual([])
})
