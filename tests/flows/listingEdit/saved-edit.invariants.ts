import type { ListingEditContext } from '../../../machines/listingEdit.machine.ts'
import { uploaded } from '../addProduct/addProduct.script.ts'
import { camera } from './listingEdit.script.ts'
import {
  describeEdge,
  type Edge,
  everyNodeHas,
  executes,
  type Invariants,
  lacking,
  noEdge,
  startedBy,
} from '../../model/model.ts'

const of = { productId: 'product-1', sellerEmail: 'seller@loppis.test' }

const isDiscard = ({ stimulus }: Edge<ListingEditContext>) => stimulus.name === 'edit.discard'

/** The invariants of Edit about its pictures, and about what is saved. */
export const savedEditInvariants: Invariants<ListingEditContext> = {
  'pictures are uploaded only when the seller submits a complete form': noEdge(
    (edge) => startedBy(edge).includes('upload'),
    ({ stimulus }) => stimulus.name !== 'edit.submit=cheaper',
  ),

  'a change is saved when its pictures are uploaded, and only then': noEdge(
    (edge) => startedBy(edge).includes('save'),
    ({ source }) => source.name !== 'uploading',
  ),

  'an upload that the seller stops returns to the form': everyNodeHas(
    ({ name }) => name === 'uploading',
    ({ stimulus, target }) =>
      stimulus.name === 'upload.cancel' &&
      target.name === 'editing' &&
      target.context.failure === null,
  ),

  'the pictures follow the product that is loaded': noEdge(
    ({ source, target }) =>
      ['loading', 'locked'].includes(source.name) && target.name === 'editing',
    (edge) => !edge.actions.some(({ type }) => type === 'xstate.sendTo'),
  ),

  'what is saved is what differs, in the edition that the seller has seen': noEdge(
    (edge) => startedBy(edge).includes('save'),
    ({ source: { context }, stimulus, target }) => {
      const input: unknown = target.snapshot.children['save']?.getSnapshot().input
      const expected = {
        productId: of.productId,
        edition: context.listing?.edition,
        changes: {
          askingPrice: 150,
          lowestOfferPercent: 30,
          ...(stimulus.name === 'upload=reordered' && {
            ...uploaded,
            morePictures: [{ image: camera.image }],
          }),
        },
      }
      return JSON.stringify(input) !== JSON.stringify(expected)
    },
  ),

  'the draft ends when the change is saved or discarded, and only then': noEdge(
    (edge) =>
      executes(edge, 'forgetDraft', of) !== (edge.target.name === 'saved' || isDiscard(edge)),
  ),

  'the seller can discard the input of an earlier visit, with its pictures: the listing is loaded again':
    (model) => [
      ...lacking(
        model,
        model.nodes.filter(
          ({ name, context }) => name === 'editing' && context.recalled.location !== undefined,
        ),
        isDiscard,
      ),
      ...model.edges
        .filter(isDiscard)
        .filter(
          (edge) =>
            edge.target.name !== 'loading' ||
            !edge.actions.some(({ type }) => type === 'xstate.sendTo'),
        )
        .map(describeEdge),
    ],
}
