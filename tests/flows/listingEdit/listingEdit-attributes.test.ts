import { expect, it } from 'vitest'
import { listingEditMachine } from '../../../machines/listingEdit.machine.ts'
import { formOf } from '../../../src/domain/listingEdit.ts'
import type { ListingForm } from '../../../src/domain/listing-form.ts'
import { shoeAttributes, shownAttributes } from '../../../src/screens/story-fixtures.ts'
import { scriptedActor } from '../../model/scripted-actor.ts'
import { chosen, uploaded } from '../addProduct/addProduct.script.ts'
import { camera, loads } from './listingEdit.script.ts'

const { listing } = loads.editable
const shoes = { ...listing, product: { ...listing.product, attributes: [...shownAttributes] } }
const saved = formOf(shoes)

/** Saves this form of a product with attributes. Returns the changes of the request. */
async function changesOf(form: ListingForm): Promise<unknown> {
  const { actor, calls, resolve } = scriptedActor(listingEditMachine, {
    input: { productId: camera._id, sellerEmail: 'seller@loppis.test' },
  })
  await resolve('load', { listing: shoes, typed: {} })
  actor.send({
    type: 'edit.submit',
    form,
    attributes: shoeAttributes,
    pictures: chosen,
  })
  if (actor.getSnapshot().matches('uploading')) await resolve('upload', [uploaded])
  const save = calls.find(({ port }) => port === 'save')
  return Reflect.get(Object(save?.input), 'changes')
}

const values = { size: '42', brand: 'Ecco', colour: 'black', heel: '4.5' }

it('an edit of one attribute sends the values of all', async () => {
  expect(await changesOf({ ...saved, 'attributes.colour': 'red' })).toMatchObject({
    attributes: { ...values, colour: 'red' },
  })
})

it('an emptied attribute has no value', async () => {
  const { brand: _, ...others } = values
  expect(await changesOf({ ...saved, 'attributes.brand': '' })).toMatchObject({
    attributes: others,
  })
})

it('an edit of something else sends no attributes', async () => {
  expect(await changesOf({ ...saved, location: 'Lund' })).not.toHaveProperty('attributes')
})

it('an edit of the category sends those of the new one', async () => {
  expect(await changesOf({ ...saved, categoryId: 'other' })).toMatchObject({ attributes: values })
})

it('what an attribute does not take is not saved', async () => {
  expect(await changesOf({ ...saved, 'attributes.size': '99' })).toBeUndefined()
})
