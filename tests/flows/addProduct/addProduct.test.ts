import { describe, expect, it } from 'vitest'
import { addProductMachine } from '../../../machines/addProduct.machine.ts'
import { shoeAttributes } from '../../../src/screens/story-fixtures.ts'
import type { ListingForm } from '../../../src/domain/listing-form.ts'
import {
  cheaper,
  chosen,
  addProductInput,
  reordered,
  typed,
  uploaded,
  uploadedLens,
} from './addProduct.script.ts'
import { scriptedActor } from '../../model/scripted-actor.ts'

const open = () => scriptedActor(addProductMachine, { input: addProductInput })

type Opened = ReturnType<typeof open>

/** Submits the form; the check accepts its phone number. */
async function submit(
  { actor, resolve }: Opened,
  form: ListingForm = typed,
  pictures = chosen,
): Promise<void> {
  actor.send({ type: 'listing.submit', form, pictures })
  if (actor.getSnapshot().matches('checking')) await resolve('checkPhone', true)
}

/** Opens the form for a seller whose first save failed. */
async function openUnsaved(): Promise<Opened> {
  const opened = open()
  await submit(opened)
  await opened.resolve('upload', [uploaded, uploadedLens])
  await opened.reject('save', new Error('Cut off'))
  return opened
}

const saved = ({ calls }: Opened) => calls.filter(({ port }) => port === 'save')

describe('the requests of a listing', () => {
  it('L3: the product contains the form values, the uploaded pictures and the seller', async () => {
    const opened = open()
    const imageSources = { avif: '/a.avif 160w', webp: '/a.webp 160w' }
    await submit(opened, { ...typed, productName: ' Old camera ', retailPrice: '$1,400.50' })
    await opened.resolve('upload', [{ ...uploaded, imageSources }, uploadedLens])
    expect(saved(opened)).toMatchObject([
      {
        input: {
          listing: {
            productName: 'Old camera',
            image: uploaded.image,
            imageSources,
            morePictures: [uploadedLens],
            askingPrice: 180,
            retailPrice: 1400.5,
            productCondition: 'good',
            categoryId: 'category-1',
            purchaseYear: 2019,
            description: '',
            contact: '0700 000 000',
            location: 'Malmö',
            sellerEmail: 'seller@loppis.test',
            isSold: false,
            isAdvertised: false,
          },
        },
      },
    ])
  })

  it('L3: a product with one picture has it in the field of every server alone', async () => {
    const opened = open()
    await submit(opened)
    await opened.resolve('upload', [uploaded])
    const [listing] = listings(opened)
    expect(listing).toHaveProperty('image', uploaded.image)
    expect(listing).not.toHaveProperty('morePictures')
  })

  it('L3: the values of the attributes are sent by key, and none for a category without attributes', async () => {
    const opened = open()
    const form = {
      ...typed,
      'attributes.size': '42',
      'attributes.brand': ' ',
      'attributes.old': 'x',
    }
    opened.actor.send({
      type: 'listing.submit',
      form,
      attributes: shoeAttributes,
      pictures: chosen,
    })
    await opened.resolve('checkPhone', true)
    await opened.resolve('upload', [uploaded, uploadedLens])
    expect(listings(opened)).toMatchObject([{ attributes: { size: '42' } }])
    const other = open()
    await submit(other, form)
    await other.resolve('upload', [uploaded, uploadedLens])
    expect(listings(other)[0]).not.toHaveProperty('attributes')
  })

  it('L2: an attribute that the category requires is asked for, until it is given', async () => {
    const { actor, calls } = open()
    actor.send({
      type: 'listing.submit',
      form: typed,
      attributes: shoeAttributes,
      pictures: chosen,
    })
    expect(actor.getSnapshot().context.errors).toEqual({
      'attributes.size': { key: 'attributeRequired' },
    })
    expect(calls).toEqual([])
    const change = { type: 'listing.change', attributes: shoeAttributes } as const
    actor.send({ ...change, form: { ...typed, location: 'Lund' } })
    expect(actor.getSnapshot().context.errors).toHaveProperty(['attributes.size'])
    actor.send({ ...change, form: { ...typed, 'attributes.size': '42' } })
    expect(actor.getSnapshot().context.errors).toEqual({})
  })

  it('L3: the chosen pictures are uploaded and report their progress in bytes', async () => {
    const opened = open()
    await submit(opened)
    expect(opened.calls).toMatchObject([
      { port: 'checkPhone', input: { phoneNumber: typed.contact } },
      { port: 'upload', input: { pictures: chosen } },
    ])
    const asked = opened.calls[1]?.input as { onProgress: (progress: object) => void } | undefined
    asked?.onProgress({ sent: 10, total: 40 })
    expect(opened.actor.getSnapshot().context.progress).toEqual({ sent: 10, total: 40 })
  })

  it('L3: canceling an upload abandons it and saves nothing', async () => {
    const opened = open()
    await submit(opened)
    opened.actor.send({ type: 'upload.cancel' })
    expect(opened.calls).toMatchObject([{}, { port: 'upload', status: 'abandoned' }])
    await opened.answerLate()
    expect(saved(opened)).toEqual([])
  })
})

/** Returns the listings of the save requests; equal listings get one idempotency key (src/actors/addProduct.ts). */
const listings = (opened: Opened) =>
  saved(opened).map(({ input }) => Reflect.get(Object(input), 'listing') as unknown)

describe('a retry after a failed save', () => {
  it('L3: the same values send the same listing with the uploaded pictures', async () => {
    const opened = await openUnsaved()
    await submit(opened, { ...typed, askingPrice: ' $180.00' })
    expect(opened.calls.map(({ port }) => port).filter((port) => port !== 'checkPhone')).toEqual([
      'upload',
      'save',
      'save',
    ])
    const [first, second] = listings(opened)
    expect(second).toEqual(first)
  })

  it('L3: changed values send another listing', async () => {
    const opened = await openUnsaved()
    await submit(opened, cheaper)
    const [first, second] = listings(opened)
    expect(second).not.toEqual(first)
  })

  it('L3: an incomplete submit in between changes nothing', async () => {
    const opened = await openUnsaved()
    await submit(opened, { ...typed, location: '' })
    await submit(opened)
    const [first, second] = listings(opened)
    expect(second).toEqual(first)
  })

  it('L3: pictures in another order are sent in that order', async () => {
    const opened = await openUnsaved()
    await submit(opened, typed, reordered)
    await opened.resolve('upload', [uploadedLens, uploaded])
    expect(listings(opened)).toMatchObject([
      {},
      { image: uploadedLens.image, morePictures: [uploaded] },
    ])
  })
})
