import type { ListingContext } from '../../../machines/listing.machine.ts'
import { listingInput } from './listing.script.ts'
import { describeEdge, type Edge, executes, type Invariants } from '../../model/model.ts'

const { sellerEmail } = listingInput
const breaking = (
  edges: readonly Edge<ListingContext>[],
  isBroken: (edge: Edge<ListingContext>) => boolean,
) => edges.filter(isBroken).map(describeEdge)

/** Invariants of the draft of adding a product. Each returns its violations. */
export const listingDraftInvariants: Invariants<ListingContext> = {
  'L4: every input is kept as the draft, and nothing else is': ({ edges }) =>
    breaking(
      [...edges],
      (edge) =>
        /^listing\.(change|submit)/.test(edge.stimulus.name) !==
        executes(edge, 'keepDraft', { sellerEmail, form: edge.target.context.form }),
    ),

  'L4: the draft is forgotten when the product is added, and only then': ({ edges }) =>
    breaking(
      [...edges],
      (edge) => (edge.target.name === 'added') !== executes(edge, 'forgetDraft', { sellerEmail }),
    ),
}
