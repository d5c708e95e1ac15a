import { assign, setup } from 'xstate'
import { message } from '../src/domain/message.ts'
import type { ProductListDestination } from '../src/domain/destinations.ts'
import type { Product } from '../src/domain/product.ts'
import type { Toast } from '../src/domain/toast.ts'
import type { User, Viewer } from '../src/domain/user.ts'
import { identifyViewerMachine } from './identifyViewer.machine.ts'
import { effect, listener, port } from './port.ts'

export type ProductReportEvent =
  | { type: 'productReport.send'; product: Product }
  | { type: 'viewer.changed'; viewer: Viewer }

/** The viewer and the screen with the products. */
type ProductReportInput = { viewer: Viewer; productList: ProductListDestination }

/** `viewer`: the user who reports; one user's report is not another's. */
type ProductReport = { productId: string; viewer: Viewer }

export type ProductReportContext = ProductReportInput & {
  /** The products that this viewer reported here. */
  reportedIds: readonly string[]
  /** The product whose report is being sent, or waits until the viewer is known. */
  productId: string | null
}

const emailOf = (viewer: Viewer) => (viewer.kind === 'user' ? viewer.email : null)

/** Returns the id of the product whose button was pressed. Throws when there is none. */
function productIdOf({ productId }: ProductReportContext): string {
  if (productId === null) throw new Error('Nothing is being reported.')
  return productId
}

const failedToast: Toast = { tone: 'negative', title: message('unexpectedTryAgain') }

/** Reports products (rule B9): one at a time, by any signed-in user, and each product once. */
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
    /** Resolves to true when the server accepted the report. */
    report: port<boolean, ProductReport>('report.report'),
  },
  guards: {
    isAnother: ({ context }, params: { product: Product }) =>
      params.product._id !== context.productId,
    isGuest: (_, params: { user: User | null }) => params.user === null,
    /** Reports belong to a user, so a viewer who was not signed in has none to lose. */
    isSomeoneElse: ({ context: { viewer } }, params: { viewer: Viewer }) =>
      viewer.kind === 'user' && emailOf(params.viewer) !== viewer.email,
    isNew: ({ context }, params: { product: Product }) =>
      !context.reportedIds.includes(params.product._id),
    wasAccepted: (_, params: { taken: boolean }) => params.taken,
  },
  actions: {
    notify: effect<Toast>('notify'),
    keepViewer: assign((_, params: { viewer: Viewer }) => ({ viewer: params.viewer })),
    /** Another user's reports do not apply to this viewer. */
    beginAnew: assign((_, params: { viewer: Viewer }) => ({
      viewer: params.viewer,
      reportedIds: [],
      productId: null,
    })),
    choose: assign((_, params: { product: Product }) => ({ productId: params.product._id })),
    keepUser: assign(({ context }, params: { user: User | null }) => ({
      viewer: params.user ?? context.viewer,
    })),
    keepReported: assign(({ context }) => ({
      reportedIds: [...context.reportedIds, productIdOf(context)],
    })),
    forgetProduct: assign({ productId: null }),
  },
}).createMachine({
  id: 'productReport',
  context: ({ input }) => ({ ...input, reportedIds: [], productId: null }),
  invoke: {
    id: 'watchViewer',
    src: 'watchViewer',
    input: ({ context: { viewer } }) => ({ viewer }),
    onError: {
      description: 'Without session updates, each press still identifies the viewer.',
    },
  },
  on: {
    'viewer.changed': [
      {
        guard: { type: 'isSomeoneElse', params: ({ event }) => event },
        description: 'The viewer changed, so a pending response belongs to the previous user.',
        target: '.idle',
        actions: { type: 'beginAnew', params: ({ event }) => event },
      },
      { actions: { type: 'keepViewer', params: ({ event }) => event } },
    ],
  },
  initial: 'idle',
  states: {
    idle: {
      on: {
        'productReport.send': {
          guard: { type: 'isNew', params: ({ event }) => event },
          target: 'identifying',
          actions: { type: 'choose', params: ({ event }) => event },
        },
      },
    },
    identifying: {
      tags: 'busy',
      description: 'The press takes effect once the viewer is identified.',
      on: {
        'productReport.send': {
          guard: { type: 'isAnother', params: ({ event }) => event },
          description: 'The last press wins.',
          target: 'identifying',
          reenter: true,
          actions: { type: 'choose', params: ({ event }) => event },
        },
      },
      invoke: {
        id: 'identifyViewer',
        src: 'identifyViewer',
        input: ({ context }) => ({
          productId: productIdOf(context),
          productList: context.productList,
        }),
        onDone: [
          {
            guard: { type: 'isGuest', params: ({ event }) => ({ user: event.output }) },
            target: 'idle',
            actions: 'forgetProduct',
          },
          {
            target: 'reporting',
            actions: { type: 'keepUser', params: ({ event }) => ({ user: event.output }) },
          },
        ],
      },
    },
    reporting: {
      tags: 'busy',
      invoke: {
        id: 'report',
        src: 'report',
        input: ({ context }) => ({ productId: productIdOf(context), viewer: context.viewer }),
        onDone: [
          {
            guard: { type: 'wasAccepted', params: ({ event }) => ({ taken: event.output }) },
            target: 'idle',
            actions: [
              'keepReported',
              'forgetProduct',
              { type: 'notify', params: { tone: 'positive', title: message('reported') } },
            ],
          },
          { target: 'idle', actions: ['forgetProduct', { type: 'notify', params: failedToast }] },
        ],
        onError: {
          description:
            'The server may have accepted it; reporting it again creates no second report.',
          target: 'idle',
          actions: ['forgetProduct', { type: 'notify', params: failedToast }],
        },
      },
    },
  },
})
