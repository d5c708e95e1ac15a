import { setup } from 'xstate'
import { message } from '../src/domain/message.ts'
import type { ProductListDestination } from '../src/domain/destinations.ts'
import type { Failure } from '../src/domain/failure.ts'
import { type FieldErrors, isValid, remainingErrors } from '../src/domain/form.ts'
import { type ProductDraft, productDraftOf } from '../src/domain/product-draft.ts'
import type { Product } from '../src/domain/product.ts'
import { emptyReportForm, reportErrors, type ReportForm } from '../src/domain/report.ts'
import type { Toast } from '../src/domain/toasts.ts'
import type { User, Viewer } from '../src/domain/user.ts'
import { identifyViewerMachine } from './identifyViewer.machine.ts'
import {
  type Args,
  createAssign,
  effect,
  forgetFailure,
  keepFailure,
  listener,
  port,
} from './kit.ts'

export type ProductReportEvent =
  | { type: 'productReport.open'; product: Product }
  | { type: 'productReport.change'; form: ReportForm }
  | { type: 'productReport.submit'; form: ReportForm }
  | { type: 'productReport.takeBack' }
  | { type: 'productReport.close' }
  /** The viewer's unsent input about this product. */
  | { type: 'draft.recalled'; form: ReportForm }
  | { type: 'viewer.changed'; viewer: Viewer }
  /** The server's list of this user's open reports (an extension). */
  | { type: 'reports.known'; email: string; productIds: readonly string[] }

/** The viewer and the screen with the products. */
type ProductReportInput = { viewer: Viewer; productList: ProductListDestination }

/** `viewer`: the user who reports; one user's report is not another's. */
type ProductReport = ReportForm & { productId: string; viewer: Viewer }

export type ProductReportContext = ProductReportInput & {
  /** The products that this viewer reported, as far as known here. */
  reportedIds: readonly string[]
  /** The server knows the viewer's reports and takes them back. */
  canTakeBack: boolean
  /** The product of the dialog, or of the press that waits until the viewer is known. */
  product: Product | null
  form: ReportForm
  /** The form began with the viewer's draft. */
  isRecalled: boolean
  errors: FieldErrors<keyof ReportForm>
  /** Nothing was changed since the last submit, so its first invalid field takes the focus. */
  isSubmitted: boolean
  failure: Failure | null
}

const emailOf = (viewer: Viewer) => (viewer.kind === 'user' ? viewer.email : null)

/** Returns the product whose button was pressed. Throws when there is none. */
function productOf({ product }: ProductReportContext): Product {
  if (product === null) throw new Error('Nothing is being reported.')
  return product
}

const isReported = ({ reportedIds }: ProductReportContext, { _id }: Product) =>
  reportedIds.includes(_id)

const noForm = {
  form: emptyReportForm,
  isRecalled: false,
  errors: {},
  isSubmitted: false,
  failure: null,
}

type Typed = { context: ProductReportContext; event: { form: ReportForm } }

/** Keeps the viewer's input as a draft until the product is reported. */
const keepDraft = {
  type: 'keepDraft' as const,
  params: ({ context, event }: Typed) => ({ ...productDraftOf(context), form: event.form }),
}

const assign = createAssign<ProductReportContext>()
/** The product is not reported yet, or the server can take the report back. */
const isOffered = ({ context, event }: Args<ProductReportContext, { product: Product }>) =>
  context.canTakeBack || !isReported(context, event.product)
/** The pressed product is not the one that is being opened already, and its report is offered. */
const isAnother = ({ context, event }: Args<ProductReportContext, { product: Product }>) =>
  event.product._id !== context.product?._id &&
  (context.canTakeBack || !isReported(context, event.product))
const isGuest = ({ event }: { event: { output: User | null } }) => event.output === null
const isProductReported = ({ context }: { context: ProductReportContext }) =>
  isReported(context, productOf(context))
/** Reports belong to a user, so a viewer who was not signed in has none to lose. */
const isSomeoneElse = ({
  context: { viewer },
  event,
}: Args<ProductReportContext, { viewer: Viewer }>) =>
  viewer.kind === 'user' && emailOf(event.viewer) !== viewer.email
/** The reports are those of the user who is signed in. */
const isOwn = ({ context, event }: Args<ProductReportContext, { email: string }>) =>
  emailOf(context.viewer) === event.email
const isComplete = ({ event }: { event: { form: ReportForm } }) => isValid(reportErrors(event.form))
const wasAccepted = ({ event }: { event: { output: boolean } }) => event.output
const keepViewer = assign<{ viewer: Viewer }>(({ event }) => ({ viewer: event.viewer }))
/** Another user's reports do not apply to this viewer. */
const beginAnew = assign<{ viewer: Viewer }>(({ event }) => ({
  ...noForm,
  viewer: event.viewer,
  reportedIds: [],
  canTakeBack: false,
  product: null,
}))
const choose = assign<{ product: Product }>(({ event }) => ({ product: event.product }))
const keepUser = assign<{ output: User | null }>(({ context, event }) => ({
  viewer: event.output ?? context.viewer,
}))
const keepKnown = assign<{ productIds: readonly string[] }>(({ context, event }) => ({
  reportedIds: [...new Set([...context.reportedIds, ...event.productIds])],
  canTakeBack: true,
}))
const recallForm = assign<{ form: ReportForm }>(({ event }) => ({
  form: event.form,
  isRecalled: true,
}))
const keepChange = assign<{ form: ReportForm }>(({ context, event }) => ({
  form: event.form,
  errors: remainingErrors(context.errors, reportErrors(event.form)),
  isSubmitted: false,
}))
const keepForm = assign<{ form: ReportForm }>(({ event }) => ({
  form: event.form,
  errors: reportErrors(event.form),
  isSubmitted: true,
}))
const keepRefusal = assign({
  failure: { kind: 'rejected', reason: message('unexpectedTryAgain') },
})
const keepReported = assign(({ context }) => ({
  reportedIds: [...new Set([...context.reportedIds, productOf(context)._id])],
}))
const dropReported = assign(({ context }) => ({
  reportedIds: context.reportedIds.filter((id) => id !== productOf(context)._id),
}))
const forgetProduct = assign({ ...noForm, product: null })

/** The dialog of Report (rule B9): any signed-in user says why, and may take the report back. */
export const productReportMachine = setup({
  types: {
    context: {} as ProductReportContext,
    input: {} as ProductReportInput,
    events: {} as ProductReportEvent,
  },
  actors: {
    identifyViewer: identifyViewerMachine,
    /** Sends `viewer.changed` when the session changes while products are shown. */
    watchViewer: listener<{ viewer: Viewer }>('report.watchViewer'),
    /** Sends `reports.known` for each user who signs in, where the server can tell. */
    watchReports: listener('report.watchReports'),
    /** Sends `draft.recalled` at once where the viewer has a draft for the product. */
    recallDraft: listener<ProductDraft>('report.recallDraft'),
    /** Resolves to true when the server accepted the report. */
    report: port<boolean, ProductReport>('report.report'),
    takeBack: port<void, { productId: string }>('report.takeBack'),
  },
  actions: {
    notify: effect<Toast>('notify'),
    keepDraft: effect<ProductDraft & { form: ReportForm }>('keepDraft'),
    forgetDraft: effect<ProductDraft>('forgetDraft'),
  },
}).createMachine({
  id: 'productReport',
  context: ({ input }) => ({
    ...noForm,
    ...input,
    reportedIds: [],
    canTakeBack: false,
    product: null,
  }),
  invoke: [
    {
      id: 'watchViewer',
      src: 'watchViewer',
      input: ({ context: { viewer } }) => ({ viewer }),
      onError: {
        description: 'Without session updates, each press still identifies the viewer.',
      },
    },
    {
      id: 'watchReports',
      src: 'watchReports',
      onError: {
        description: 'Without earlier reports, reporting again creates no second report.',
      },
    },
  ],
  on: {
    'viewer.changed': [
      {
        guard: isSomeoneElse,
        description: 'The viewer changed, so a pending response belongs to the previous user.',
        target: '.idle',
        actions: beginAnew,
      },
      { actions: keepViewer },
    ],
    'reports.known': { guard: isOwn, actions: keepKnown },
  },
  initial: 'idle',
  states: {
    idle: {
      on: {
        'productReport.open': { guard: isOffered, target: 'identifying', actions: choose },
      },
    },
    identifying: {
      tags: 'busy',
      description: 'The press takes effect once the viewer is identified.',
      on: {
        'productReport.open': {
          guard: isAnother,
          description: 'The last press wins.',
          target: 'identifying',
          reenter: true,
          actions: choose,
        },
      },
      invoke: {
        id: 'identifyViewer',
        src: 'identifyViewer',
        input: ({ context }) => ({
          productId: productOf(context)._id,
          productList: context.productList,
        }),
        onDone: [
          { guard: isGuest, target: 'idle', actions: forgetProduct },
          {
            guard: isProductReported,
            description: 'A viewer with reports is known already.',
            target: 'open.reported',
          },
          { target: 'open', actions: keepUser },
        ],
      },
    },
    open: {
      invoke: {
        id: 'recallDraft',
        src: 'recallDraft',
        input: ({ context }) => productDraftOf(context),
        onError: { description: 'A browser without storage has no draft.' },
      },
      initial: 'form',
      states: {
        form: {
          initial: 'editing',
          on: {
            'productReport.change': { actions: [keepChange, keepDraft] },
            'productReport.submit': [
              { guard: isComplete, target: 'sending', actions: [keepForm, keepDraft] },
              { target: '.editing', actions: [keepForm, keepDraft] },
            ],
            'productReport.close': { target: '#productReport.idle', actions: forgetProduct },
          },
          states: {
            editing: {
              on: {
                'draft.recalled': { actions: recallForm },
              },
            },
            failed: {
              description: 'The request failed; the form keeps its values for a retry.',
              exit: forgetFailure,
            },
          },
        },
        sending: {
          tags: 'busy',
          invoke: {
            id: 'report',
            src: 'report',
            input: ({ context }) => ({
              ...context.form,
              productId: productOf(context)._id,
              viewer: context.viewer,
            }),
            onDone: [
              {
                guard: wasAccepted,
                target: '#productReport.idle',
                actions: [
                  { type: 'forgetDraft', params: ({ context }) => productDraftOf(context) },
                  keepReported,
                  forgetProduct,
                  { type: 'notify', params: { tone: 'positive', title: message('reported') } },
                ],
              },
              { target: 'form.failed', actions: keepRefusal },
            ],
            onError: {
              description:
                'The server may have accepted it; reporting it again creates no second report.',
              target: 'form.failed',
              actions: keepFailure,
            },
          },
        },
        reported: {
          initial: 'asking',
          on: {
            'productReport.takeBack': 'takingBack',
            'productReport.close': { target: '#productReport.idle', actions: forgetProduct },
          },
          states: {
            asking: {},
            failed: {
              description: 'The report may still be open; taking it back again does no harm.',
              exit: forgetFailure,
            },
          },
        },
        takingBack: {
          tags: 'busy',
          invoke: {
            id: 'takeBack',
            src: 'takeBack',
            input: ({ context }) => ({ productId: productOf(context)._id }),
            onDone: {
              target: '#productReport.idle',
              actions: [
                dropReported,
                forgetProduct,
                { type: 'notify', params: { tone: 'positive', title: message('reportTakenBack') } },
              ],
            },
            onError: { target: 'reported.failed', actions: keepFailure },
          },
        },
      },
    },
  },
})
