import { assign, setup } from 'xstate'
import type { Destination, ProductListDestination } from '../src/domain/destinations.ts'
import type { Toast } from '../src/domain/toast.ts'
import type { Product } from '../src/domain/product.ts'
import type { Viewer } from '../src/domain/user.ts'
import { effect, listener, port } from './port.ts'

export type ProductReportEvent =
  | { type: 'productReport.send'; product: Product }
  | { type: 'viewer.changed'; viewer: Viewer }

/** The viewer and the screen with the products. */
type ProductReportInput = { viewer: Viewer; productList: ProductListDestination }

/** A report; `key` is its idempotency key, so sending it again creates no second report. */
type ProductReport = { productId: string; key: string }

export type ProductReportContext = ProductReportInput & {
  /** The products that this viewer reported here. */
  reportedIds: readonly string[]
  /** The idempotency keys of unanswered reports by product id: a retry is the same act. */
  idempotencyKeys: Readonly<Record<string, string>>
  /** The product whose report is being sent, or waits until the viewer is known. */
  productId: string | null
}

const emailOf = (viewer: Viewer) => (viewer.kind === 'user' ? viewer.email : null)

/** Returns the report that is being sent. Throws when there is none. */
export function productReportOf({
  productId,
  idempotencyKeys,
}: ProductReportContext): ProductReport {
  const key = productId === null ? undefined : idempotencyKeys[productId]
  if (productId === null || key === undefined) throw new Error('Nothing is being reported.')
  return { productId, key }
}

/** Types, ports, guards and actions of reporting; its states are in productReport.machine.ts. */
export const productReportSetup = setup({
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
      idempotencyKeys: {},
      productId: null,
    })),
    choose: assign((_, params: { product: Product }) => ({ productId: params.product._id })),
    /** Creates the idempotency key of a report, or keeps that of an unanswered one. */
    begin: assign(({ context: { idempotencyKeys, productId } }) =>
      productId === null
        ? {}
        : {
            idempotencyKeys: {
              ...idempotencyKeys,
              [productId]: idempotencyKeys[productId] ?? crypto.randomUUID(),
            },
          },
    ),
    /** Removes the key after a response: the next report is a new act. */
    endAct: assign(({ context: { idempotencyKeys, productId } }) => ({
      idempotencyKeys: Object.fromEntries(
        Object.entries(idempotencyKeys).filter(([id]) => id !== productId),
      ),
      productId: null,
    })),
    keepReported: assign(({ context }) => ({
      reportedIds: [...context.reportedIds, productReportOf(context).productId],
    })),
    leaveUnanswered: assign({ productId: null }),
  },
})
