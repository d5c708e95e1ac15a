import { assign, raise, setup } from 'xstate'
import { message } from '../src/domain/message.ts'
import {
  type Destination,
  type ProductListDestination,
  loginFor,
} from '../src/domain/destinations.ts'
import type { Product } from '../src/domain/product.ts'
import type { Toast } from '../src/domain/toast.ts'
import { loginFirst } from '../src/domain/toasts.ts'
import { type Viewer, knownOrGuest } from '../src/domain/user.ts'
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

/** Returns the report that is being sent. Throws when there is none. */
function productReportOf({ productId, viewer }: ProductReportContext): ProductReport {
  if (productId === null) throw new Error('Nothing is being reported.')
  return { productId, viewer }
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
    /** Sends `viewer.changed` when the session changes while products are shown. */
    watchViewer: listener<{ viewer: Viewer }>('report.watchViewer'),
    /** Resolves to true when the server accepted the report. */
    report: port<boolean, ProductReport>('report.report'),
  },
  guards: {
    isGuest: ({ context }) => context.viewer.kind === 'guest',
    isUnidentified: ({ context }) => context.viewer.kind === 'unidentified',
    isAnother: ({ context }, params: { product: Product }) =>
      params.product._id !== context.productId,
    becameGuest: (_, params: { viewer: Viewer }) => params.viewer.kind === 'guest',
    becameUser: (_, params: { viewer: Viewer }) => params.viewer.kind === 'user',
    isSomeoneElse: ({ context }, params: { viewer: Viewer }) =>
      emailOf(params.viewer) !== emailOf(context.viewer),
    isNew: ({ context }, params: { product: Product }) =>
      !context.reportedIds.includes(params.product._id),
    wasAccepted: (_, params: { taken: boolean }) => params.taken,
  },
  actions: {
    notify: effect<Toast>('notify'),
    goTo: effect<Destination>('goTo'),
    keepViewer: assign((_, params: { viewer: Viewer }) => ({ viewer: params.viewer })),
    /** Another user's reports do not apply to this viewer. */
    beginAnew: assign((_, params: { viewer: Viewer }) => ({
      viewer: params.viewer,
      reportedIds: [],
      productId: null,
    })),
    choose: assign((_, params: { product: Product }) => ({ productId: params.product._id })),
    keepReported: assign(({ context }) => ({
      reportedIds: [...context.reportedIds, productReportOf(context).productId],
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
      description:
        'Without session updates an unidentified viewer counts as a guest; the server still checks.',
      actions: raise(({ context }) => ({
        type: 'viewer.changed',
        viewer: knownOrGuest(context.viewer),
      })),
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
        'productReport.send': [
          {
            guard: 'isGuest',
            description: 'A guest is redirected to login and returns to the same product.',
            actions: [
              { type: 'notify', params: loginFirst },
              {
                type: 'goTo',
                params: ({ context, event }) => loginFor(event.product._id, context.productList),
              },
            ],
          },
          {
            guard: 'isUnidentified',
            target: 'identifying',
            actions: { type: 'choose', params: ({ event }) => event },
          },
          {
            guard: { type: 'isNew', params: ({ event }) => event },
            target: 'reporting',
            actions: { type: 'choose', params: ({ event }) => event },
          },
        ],
      },
    },
    identifying: {
      tags: 'busy',
      description: 'The press waits until the viewer is identified, and then takes effect.',
      on: {
        'productReport.send': {
          guard: { type: 'isAnother', params: ({ event }) => event },
          description: 'The last press wins.',
          actions: { type: 'choose', params: ({ event }) => event },
        },
        'viewer.changed': [
          {
            guard: { type: 'becameGuest', params: ({ event }) => event },
            target: 'idle',
            actions: [
              { type: 'notify', params: loginFirst },
              {
                type: 'goTo',
                params: ({ context }) => loginFor(context.productId ?? '', context.productList),
              },
              { type: 'beginAnew', params: ({ event }) => event },
            ],
          },
          {
            guard: { type: 'becameUser', params: ({ event }) => event },
            target: 'reporting',
            actions: { type: 'keepViewer', params: ({ event }) => event },
          },
        ],
      },
    },
    reporting: {
      tags: 'busy',
      invoke: {
        id: 'report',
        src: 'report',
        input: ({ context }) => productReportOf(context),
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
