import { describe, expect, it } from 'vitest'
import { listingMachine } from '../../machines/listing.machine.ts'
import type { ListingForm } from '../../src/domain/listing-form.ts'
import { describeFlow } from './flow.ts'
import {
  cheaper,
  listingInput,
  listingScript,
  pictures,
  typed,
  uploaded,
} from './listing.events.ts'
import { listingInvariants } from './listing.invariants.ts'
import { scriptedActor } from './scripted-actor.ts'

describeFlow('L1 to L4', { script: listingScript, invariants: listingInvariants })

const open = () =>
  scriptedActor(listingMachine, { input: listingInput, listeners: ['showPicture'] })

type Opened = ReturnType<typeof open>

const submit = ({ actor }: Opened, key: string, form: ListingForm = typed) =>
  actor.send({ type: 'listing.submit', form, key })

/** Opens the form for a seller whose first save failed. */
async function openUnsaved(): Promise<Opened> {
  const opened = open()
  opened.actor.send({ type: 'picture.choose', file: pictures.camera })
  submit(opened, 'first')
  await opened.resolve('upload', uploaded)
  await opened.reject('save', new Error('Cut off'))
  return opened
}

const saved = ({ calls }: Opened) => calls.filter(({ port }) => port === 'save')

describe('the requests of a listing', () => {
  it('L3: the product contains the form values, the uploaded picture and the seller', async () => {
    const opened = open()
    const imageSources = { avif: '/a.avif 160w', webp: '/a.webp 160w' }
    opened.actor.send({ type: 'picture.choose', file: pictures.camera })
    submit(opened, 'first', { ...typed, productName: ' Old camera ', askingPrice: '$1,180.50' })
    await opened.resolve('upload', { ...uploaded, imageSources })
    expect(saved(opened)).toMatchObject([
      {
        input: {
          key: 'first',
          listing: {
            productName: 'Old camera',
            image: uploaded.image,
            imageSources,
            askingPrice: 1180.5,
            retailPrice: 400,
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

  it('L3: the chosen file is uploaded and reports its progress in bytes', () => {
    const opened = open()
    opened.actor.send({ type: 'picture.choose', file: pictures.camera })
    submit(opened, 'first')
    expect(opened.calls).toMatchObject([{ port: 'upload', input: { file: pictures.camera } }])
    const asked = opened.calls[0]?.input as { onProgress: (progress: object) => void } | undefined
    asked?.onProgress({ sent: 10, total: 40 })
    expect(opened.actor.getSnapshot().context.progress).toEqual({ sent: 10, total: 40 })
  })

  it('L3: canceling an upload abandons it and saves nothing', async () => {
    const opened = open()
    opened.actor.send({ type: 'picture.choose', file: pictures.camera })
    submit(opened, 'first')
    opened.actor.send({ type: 'upload.cancel' })
    expect(opened.calls).toMatchObject([{ port: 'upload', status: 'abandoned' }])
    await opened.answerLate()
    expect(saved(opened)).toEqual([])
  })
})

describe('a retry after a failed save', () => {
  it('L3: the same values reuse the idempotency key and the uploaded picture', async () => {
    const opened = await openUnsaved()
    submit(opened, 'second', { ...typed, askingPrice: ' $180.00' })
    expect(opened.calls.map(({ port }) => port)).toEqual(['upload', 'save', 'save'])
    expect(saved(opened)).toMatchObject([{ input: { key: 'first' } }, { input: { key: 'first' } }])
  })

  it('L3: changed values get a new idempotency key', async () => {
    const opened = await openUnsaved()
    submit(opened, 'second', cheaper)
    expect(saved(opened)).toMatchObject([{}, { input: { key: 'second' } }])
  })

  it('L3: an incomplete submit in between keeps the idempotency key', async () => {
    const opened = await openUnsaved()
    submit(opened, 'second', { ...typed, location: '' })
    submit(opened, 'third')
    expect(saved(opened)).toMatchObject([{}, { input: { key: 'first' } }])
  })

  it('L3: another picture is uploaded and gets a new idempotency key', async () => {
    const opened = await openUnsaved()
    opened.actor.send({ type: 'picture.choose', file: pictures.lens })
    submit(opened, 'second')
    await opened.resolve('upload', { image: 'https://pictures.test/lens.png' })
    expect(saved(opened)).toMatchObject([
      {},
      { input: { key: 'second', listing: { image: 'https://pictures.test/lens.png' } } },
    ])
  })
})
