import type { Product } from '../../../src/domain/product.ts'
import type { Viewer } from '../../../src/domain/user.ts'
import {
  type Edge,
  everyNodeHas,
  executes,
  type Invariants,
  noEdge,
  startedBy,
} from '../../model/model.ts'
import { isIn } from '../../model/script.ts'

type DialogContext = {
  viewer: Viewer
  product: Product | null
  form: Readonly<Record<string, string>>
  isRecalled: boolean
}

type Dialog<Context> = {
  rule: string
  /** The form of `draft.recalled` in the script. */
  drafted: Readonly<Record<string, string>>
  /** Matches the stimuli by which the user types or submits. */
  typing: RegExp
  isSent: (edge: Edge<Context>) => boolean
}

const isOpen = isIn('open')

/** The draft that an edge may keep or forget: of the viewer, for the product of the dialog that it leaves. */
const draftAt = ({ source: { context } }: Edge<DialogContext>) => ({
  viewer: context.viewer,
  productId: context.product?._id,
})

/** Invariants of the draft of a dialog about a product. Each returns its violations. */
export const productDraftInvariants = <Context extends DialogContext>({
  rule,
  drafted,
  typing,
  isSent,
}: Dialog<Context>): Invariants<Context> => ({
  [`${rule}: every input is kept as the viewer's draft for the product, and nothing else is`]:
    noEdge(
      (edge) =>
        executes(edge, 'keepDraft') !== typing.test(edge.stimulus.name) ||
        executes(edge, 'keepDraft', { ...draftAt(edge), form: edge.target.context.form }) !==
          typing.test(edge.stimulus.name),
    ),

  [`${rule}: the draft is forgotten once it is sent, and only then`]: noEdge(
    (edge) =>
      executes(edge, 'forgetDraft') !== isSent(edge) ||
      executes(edge, 'forgetDraft', draftAt(edge)) !== isSent(edge),
  ),

  [`${rule}: each dialog that opens asks once for the draft, and begins without one`]: noEdge(
    (edge) => {
      const opens = !isOpen(edge.source) && isOpen(edge.target)
      const asks = startedBy(edge).includes('recallDraft')
      return opens !== asks || (opens && edge.target.context.isRecalled)
    },
  ),

  [`${rule}: the draft fills the form of the open dialog`]: everyNodeHas(
    ({ name }) => name === 'open.form.editing',
    ({ source, stimulus, target }) =>
      stimulus.name === 'draft.recalled' &&
      target.name === source.name &&
      target.context.form === drafted &&
      target.context.isRecalled,
  ),
})
