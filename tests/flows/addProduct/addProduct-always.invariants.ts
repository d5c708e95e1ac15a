import type { AddProductContext } from '../../../machines/addProduct.machine.ts'
import { cheaper, typed } from './addProduct.script.ts'
import { type Edge, everyNodeHas, type Invariants, noEdge, startedBy } from '../../model/model.ts'
import { isIn } from '../../model/script.ts'

const isForm = isIn('form')
const isUploading = isIn('uploading')

const prices: Readonly<Record<string, string>> = {
  'listing.submit=complete': typed.askingPrice,
  'listing.submit=cheaper': cheaper.askingPrice,
  'listing.submit=reordered': typed.askingPrice,
}
const sends = (edge: Edge<AddProductContext>) => startedBy(edge).includes('checkPhone')

/** Invariants of events that are possible in every state of adding a product. Each returns its violations. */
export const addProductAlwaysInvariants: Invariants<AddProductContext> = {
  'L1: the form opens to be filled in': ({ initial }) =>
    initial.name === 'form.editing' ? [] : [initial.key],

  'L2: submitting an incomplete form returns to editing': everyNodeHas(
    isForm,
    ({ stimulus, target }) =>
      stimulus.name === 'listing.submit=noName' && target.name === 'form.editing',
  ),

  'L3: the request contains the latest form values': noEdge(
    ({ stimulus }) => stimulus.kind === 'send',
    sends,
    ({ stimulus, target }) => {
      const price = target.context.details?.askingPrice
      return price === undefined || price !== Number(prices[stimulus.name])
    },
  ),

  'L2: a change keeps the state and the values': everyNodeHas(
    isForm,
    ({ source, stimulus, target }) =>
      stimulus.name === 'listing.change' &&
      target.name === source.name &&
      target.context.form.location === 'Lund' &&
      !target.context.isSubmitted,
  ),

  'L3: the upload reports its progress without changing the state': everyNodeHas(
    isUploading,
    ({ source, stimulus, target }) =>
      stimulus.name === 'upload.progressed' &&
      target.context.progress !== null &&
      target.name === source.name,
  ),
}
