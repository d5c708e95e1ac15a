import { expect, it } from 'vitest'
import { productListMachine } from '../../../machines/productList.machine.ts'
import { camera } from '../booking/booking.script.ts'
import { scriptedActor } from '../../model/scripted-actor.ts'

it('R3: the request names the category and the product that the visitor returns to', () => {
  const input = { of: 'cameras', wantedId: camera._id }
  const { calls } = scriptedActor(productListMachine, { input })
  expect(calls).toMatchObject([{ port: 'load', input }])
})

it('R3: the request for the next page contains the last link and the loaded products', async () => {
  const { actor, calls, resolve } = scriptedActor(productListMachine, {
    input: { of: 'cameras', wantedId: null },
  })
  await resolve('load', { items: [camera], next: '?after=product-1', total: null })
  actor.send({ type: 'productList.loadMore' })
  expect(calls.at(-1)).toMatchObject({
    port: 'loadMore',
    input: { of: 'cameras', next: '?after=product-1', products: [camera] },
  })
})
