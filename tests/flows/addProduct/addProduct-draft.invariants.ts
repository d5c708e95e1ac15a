import type { AddProductContext } from '../../../machines/addProduct.machine.ts'
import { addProductInput } from './addProduct.script.ts'
import { describeEdge, type Edge, executes, type Invariants } from '../../model/model.ts'

const { sellerEmail } = addProductInput
const breaking = (
  edges: readonly Edge<AddProductContext>[],
  isBroken: (edge: Edge<AddProductContext>) => boolean,
) => edges.filter(isBroken).map(describeEdge)

/** Invariants of the draft of adding a product. Each returns its violations. */
export const addProductDraftInvariants: Invariants<AddProductContext> = {
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
