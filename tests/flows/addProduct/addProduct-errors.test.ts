import { describe, expect, it } from 'vitest'
import { addProductMachine } from '../../../machines/addProduct.machine.ts'
import type { ListingForm } from '../../../src/domain/listing-form.ts'
import { message } from '../../../src/domain/message.ts'
import { cheaper, chosen, addProductInput, typed } from './addProduct.script.ts'
import { scriptedActor } from '../../model/scripted-actor.ts'

const open = () => scriptedActor(addProductMachine, { input: addProductInput })

describe('the errors of Add a Product', () => {
  const openForm = () => {
    const opened = open()
    const { actor } = opened
    return {
      ...opened,
      change: (form: ListingForm) => actor.send({ type: 'listing.change', form }),
      context: () => actor.getSnapshot().context,
      state: () => actor.getSnapshot().value,
    }
  }

  it('L2: an error leaves its field once the field is right, and a change adds none', () => {
    const { actor, change, context } = openForm()
    actor.send({
      type: 'listing.submit',
      form: { ...typed, productName: '', location: '' },
      pictures: chosen,
    })
    const missing = { location: message('locationRequired') }
    expect(context().errors).toEqual({ productName: message('productNameRequired'), ...missing })
    expect(context().isSubmitted).toBe(true)
    change({ ...typed, location: '', purchaseYear: '' })
    expect(context()).toMatchObject({ errors: missing, isSubmitted: false })
    expect(context().errors).toEqual(missing)
    change(typed)
    expect(context().errors).toEqual({})
  })

  it('L2: the error of a missing picture stays while the fields change', () => {
    const { actor } = open()
    actor.send({ type: 'listing.submit', form: typed, pictures: [] })
    actor.send({ type: 'listing.change', form: cheaper })
    expect(actor.getSnapshot().context.errors).toEqual({ picture: message('imageRequired') })
  })

  it('L2: the error of a wrong phone number leaves when the number changes', async () => {
    const { actor, change, context, resolve, calls } = openForm()
    actor.send({ type: 'listing.submit', form: { ...typed, contact: '12' }, pictures: chosen })
    await resolve('checkPhone', false)
    const wrong = { contact: message('phoneInvalid') }
    expect(context()).toMatchObject({ errors: wrong, isSubmitted: true })
    change({ ...typed, contact: '12', location: 'Lund' })
    expect(context().errors).toEqual(wrong)
    change({ ...typed, contact: '123' })
    expect(context().errors).toEqual({})
    expect(calls).toHaveLength(1)
  })

  it('L2: a retail price below the asking price is asked about once', () => {
    const { actor, context, state } = openForm()
    const low = { ...typed, retailPrice: '20' }
    const question = { retailPrice: message('retailBelowAsking') }
    actor.send({ type: 'listing.submit', form: low, pictures: chosen })
    expect(context().errors).toEqual(question)
    actor.send({ type: 'listing.change', form: { ...low, location: 'Lund' } })
    expect(context().errors).toEqual(question)
    actor.send({ type: 'listing.submit', form: low, pictures: chosen })
    expect(context().errors).toEqual({})
    expect(state()).toEqual('checking')
  })

  it('L2: other prices are asked about again, and the question leaves with its reason', () => {
    const { actor, change, context } = openForm()
    actor.send({ type: 'listing.submit', form: { ...typed, retailPrice: '20' }, pictures: chosen })
    actor.send({ type: 'listing.submit', form: { ...typed, retailPrice: '30' }, pictures: chosen })
    expect(context().errors).toEqual({ retailPrice: message('retailBelowAsking') })
    change({ ...typed, retailPrice: typed.askingPrice })
    expect(context().errors).toEqual({})
  })
})
