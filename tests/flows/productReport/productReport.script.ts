import {
  type ProductReportContext,
  productReportMachine,
} from '../../../machines/productReport.machine.ts'
import { REPORT_WORDS_LIMIT } from '../../../src/domain/report.ts'
import type { User, Viewer } from '../../../src/domain/user.ts'
import { camera, radio, productList } from '../booking/booking.script.ts'
import { childOutputs, portResults, scriptFor } from '../../model/script.ts'

export const unidentified: Viewer = { kind: 'unidentified' }
export const guest: Viewer = { kind: 'guest' }
export const ada = {
  kind: 'user',
  email: 'ada@loppis.test',
  name: 'Ada',
  role: 'buyer',
} satisfies Viewer

const viewers = {
  unidentified,
  guest,
  ada,
  adaAsSeller: { ...ada, role: 'seller' },
  admin: { ...ada, email: 'amy@loppis.test', role: 'admin' },
} as const

export const viewerKey = (viewer: Viewer) => (viewer.kind === 'user' ? viewer.email : viewer.kind)

/** A complete form of a report. */
export const scam = { reason: 'scam', words: 'It is a fake.' }

/** The viewer's earlier input, which was not sent. */
export const drafted = { reason: 'unsafe', words: 'It may be stolen.' }

/** One character more than a report may have. */
export const tooLong = 'x'.repeat(REPORT_WORDS_LIMIT + 1)

type Where = { name: string; context: ProductReportContext }

/** The script of reporting with two products, of which only the camera's report is sent. */
export const productReportScript = scriptFor(productReportMachine, {
  input: { viewer: unidentified, productList },
  sends: [
    { name: 'productReport.open=camera', event: { type: 'productReport.open', product: camera } },
    {
      name: 'productReport.open=radio',
      event: { type: 'productReport.open', product: radio },
      when: ({ name, context }: Where) =>
        name === 'identifying' || context.reportedIds.length === 0,
    },
    {
      name: 'productReport.change',
      event: { type: 'productReport.change', form: { ...scam, words: 'It is stolen.' } },
    },
    {
      name: 'productReport.submit=complete',
      event: { type: 'productReport.submit', form: scam },
      when: ({ context }: Where) => context.product?._id === camera._id,
    },
    {
      name: 'productReport.submit=tooLong',
      event: { type: 'productReport.submit', form: { ...scam, words: tooLong } },
    },
    { name: 'productReport.takeBack', event: { type: 'productReport.takeBack' } },
    { name: 'productReport.close', event: { type: 'productReport.close' } },
  ],
  listeners: {
    watchViewer: Object.entries(viewers).map(([name, viewer]) => ({
      name: `viewer.changed=${name}`,
      event: { type: 'viewer.changed' as const, viewer },
    })),
    recallDraft: [{ name: 'draft.recalled', event: { type: 'draft.recalled', form: drafted } }],
    watchReports: [
      {
        name: 'reports.known=camera',
        event: { type: 'reports.known', email: ada.email, productIds: [camera._id] },
        // The list arrives after the viewer is known, and a press of a known viewer takes effect at once.
        when: ({ name, context }: Where) =>
          name !== 'identifying' && context.viewer.kind === 'user' && !context.canTakeBack,
      },
    ],
  },
  ports: {
    identifyViewer: childOutputs<User | null>({ guest: null, ada }),
    report: portResults<boolean>({ taken: true, refused: false }),
    takeBack: portResults<void>({ done: undefined }),
  },
  factsOf: ({ viewer, reportedIds, canTakeBack, product }) => [
    viewerKey(viewer),
    `reported:${reportedIds.join('+')}`,
    canTakeBack ? 'revocable' : 'final',
    product?._id ?? 'none',
  ],
  bound: 5,
})
