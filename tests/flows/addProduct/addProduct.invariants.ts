import { isSameMessage, message } from '../../../src/domain/message.ts'
import type { AddProductContext } from '../../../machines/addProduct.machine.ts'
import { unexpectedTargets } from '../../model/expected-targets.ts'
import { addProductAlwaysInvariants } from './addProduct-always.invariants.ts'
import { addProductDraftInvariants } from './addProduct-draft.invariants.ts'
import { chosen, reordered, typed } from './addProduct.script.ts'
import {
  describeEdge,
  type Edge,
  executes,
  type Invariants,
  type Model,
  type Node,
  noNode,
  startedBy,
} from '../../model/model.ts'
import { isIn } from '../../model/script.ts'

type ListingEdge = Edge<AddProductContext>

const isForm = isIn('form')
const starts = (port: string) => (edge: ListingEdge) => startedBy(edge).includes(port)
const breaking = (edges: readonly ListingEdge[], isBroken: (edge: ListingEdge) => boolean) =>
  edges.filter(isBroken).map(describeEdge)

/** Returns the states in which the stimulus has no edge, or only incorrect ones. */
const answered =
  (
    isThere: (node: Node<AddProductContext>) => boolean,
    stimulus: string,
    isRight: (edge: ListingEdge) => boolean,
  ) =>
  ({ nodes, edges }: Model<AddProductContext>): string[] => {
    const right = edges.filter((edge) => edge.stimulus.name === stimulus && isRight(edge))
    return nodes
      .filter((node) => isThere(node) && right.every(({ source }) => source.key !== node.key))
      .map(({ key }) => key)
  }

/** Invariants of adding a product, over every reachable state and transition. */
export const addProductInvariants: Invariants<AddProductContext> = {
  ...addProductAlwaysInvariants,
  ...addProductDraftInvariants,

  'L2: a form without a picture is not submitted and asks for one': answered(
    isForm,
    'listing.submit=noPicture',
    (edge) =>
      startedBy(edge).length === 0 &&
      isSameMessage(edge.target.context.errors.picture, message('imageRequired')),
  ),

  'L2: an incomplete form is not submitted and shows what is missing': answered(
    isForm,
    'listing.submit=noName',
    (edge) =>
      startedBy(edge).length === 0 &&
      isSameMessage(edge.target.context.errors.productName, message('productNameRequired')),
  ),

  'L2: a complete form with a picture is submitted without errors': answered(
    isForm,
    'listing.submit=complete',
    (edge) => startedBy(edge).length === 1 && Object.keys(edge.target.context.errors).length === 0,
  ),

  'L3: the picture is uploaded before the product is saved': ({ edges }) =>
    breaking(edges.filter(starts('save')), ({ target }) => target.context.uploaded === null),

  'L3: pictures that are uploaded are not uploaded again, unless they or their order change': ({
    edges,
  }) => breaking(edges.filter(starts('upload')), ({ source }) => source.context.uploaded !== null),

  'L3: the product has the pictures of its last form in their order': ({ edges }) =>
    breaking(
      edges.filter(({ stimulus }) => /^listing\.submit=(complete|reordered)/.test(stimulus.name)),
      ({ source, stimulus, target: { context } }) => {
        const submitted = stimulus.name === 'listing.submit=complete' ? chosen : reordered
        const isSame = source.context.pictures[0] === submitted[0]
        return (
          context.pictures !== submitted ||
          context.uploaded !== (isSame ? source.context.uploaded : null)
        )
      },
    ),

  'L2: a checked or uncheckable phone number leads to the upload, or to the save after it': ({
    edges,
  }) =>
    breaking(
      edges.filter(({ stimulus }) => /^checkPhone(=valid$|!)/.test(stimulus.name)),
      ({ source, target }) =>
        target.name !== (source.context.uploaded === null ? 'uploading' : 'saving'),
    ),

  'L2: a wrong phone number is named at its field': ({ edges }) =>
    breaking(
      edges.filter(({ stimulus }) => stimulus.name === 'checkPhone=invalid'),
      ({ target }) => !isSameMessage(target.context.errors.contact, message('phoneInvalid')),
    ),

  'L2: a retail price below the asking price is asked about before anything is checked': ({
    edges,
  }) =>
    breaking(
      edges.filter(({ stimulus }) => stimulus.name === 'listing.submit=lowRetail'),
      (edge) =>
        startedBy(edge).length > 0 ||
        edge.target.context.askedAbout === null ||
        !isSameMessage(edge.target.context.errors.retailPrice, message('retailBelowAsking')),
    ),

  'L3: an upload starts without the progress of another': ({ edges }) =>
    breaking(edges.filter(starts('upload')), ({ target }) => target.context.progress !== null),

  'L3: the form is busy while the upload or the save is pending': noNode(({ name, snapshot }) => {
    const isSending = /^(checking|uploading|saving)$/.test(name)
    return isSending !== snapshot.hasTag('busy')
  }),

  'L4: only a save that returns an insertedId navigates to My Products': ({ edges }) =>
    breaking(
      [...edges],
      (edge) =>
        (edge.stimulus.name === 'save=saved') !== executes(edge, 'goTo', { screen: 'myProducts' }),
    ),

  'L4: the success toast shows when the product is added, and only then': ({ edges }) =>
    breaking(
      [...edges],
      (edge) =>
        (edge.target.name === 'added') !==
        executes(edge, 'notify', { tone: 'positive', title: message('productAdded') }),
    ),

  'L4: only the failed state stores a failure': ({ edges }) =>
    breaking([...edges], ({ target: { name, context } }) => {
      return (name === 'form.failed') !== (context.failure !== null)
    }),

  'L4: a failure keeps the form values and the pictures': ({ edges }) =>
    breaking(
      edges.filter(({ source, target }) => {
        return target.name === 'form.failed' && source.name !== target.name
      }),
      ({ source, target: { context } }) =>
        context.form !== source.context.form ||
        context.form.productName !== typed.productName ||
        context.pictures !== source.context.pictures,
    ),

  'L3, L4: each response leads to its expected state': unexpectedTargets({
    'checkPhone=valid': ['uploading', 'saving'],
    'checkPhone=invalid': 'form.editing',
    'checkPhone!': ['uploading', 'saving'],
    'upload=uploaded': 'saving',
    'upload!': 'form.failed',
    'save=saved': 'added',
    'save=notSaved': 'form.failed',
    'save!': 'form.failed',
  }),
}
