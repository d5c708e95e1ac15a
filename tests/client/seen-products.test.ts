import { beforeEach, expect, it, vi } from 'vitest'
import { createSeenProducts } from '../../src/services/seen-products.ts'
import { camera, radio } from '../flows/booking/booking.script.ts'
import { openStorage } from '../screen/storage.ts'

beforeEach(() => {
  vi.stubGlobal('window', { addEventListener: () => undefined })
  return () => vi.unstubAllGlobals()
})

const idsOf = (list: ReturnType<typeof createSeenProducts>) => list.read().map(({ _id }) => _id)

it('a browser remembers what was looked at, the last first and each once, with what a tile shows', () => {
  const storage = openStorage()
  const list = createSeenProducts(() => storage)
  for (const product of [camera, radio, camera]) list.add(product)
  expect(idsOf(createSeenProducts(() => storage))).toEqual([camera._id, radio._id])
  expect(storage.getItem('loppis.seen.v1')).not.toContain(camera.contact)
})

it('remembers twelve products and the one that is open', () => {
  const storage = openStorage()
  const list = createSeenProducts(() => storage)
  for (let index = 0; index < 20; index += 1) list.add({ ...camera, _id: `p${index}` })
  expect(idsOf(list)).toEqual(Array.from({ length: 13 }, (_, index) => `p${19 - index}`))
})

it('forgets all of them', () => {
  const storage = openStorage()
  const list = createSeenProducts(() => storage)
  list.add(camera)
  list.clear()
  expect(list.read()).toEqual([])
  expect(storage.getItem('loppis.seen.v1')).toBeNull()
})

it.each(['not JSON', '{}', '[{"_id":7}]'])('a list that cannot be read is empty: %s', (text) => {
  const storage = openStorage()
  storage.setItem('loppis.seen.v1', text)
  expect(createSeenProducts(() => storage).read()).toEqual([])
})

it('where the browser stores nothing, the list lives as long as the page', () => {
  const list = createSeenProducts(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  })
  list.add(camera)
  expect(idsOf(list)).toEqual([camera._id])
})
