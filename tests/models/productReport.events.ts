import { productReportMachine } from '../../machines/productReport.machine.ts'
import type { User, Viewer } from '../../src/domain/user.ts'
import { camera, radio, productList } from './booking.events.ts'
import { childOutputs, portResults, scriptFor } from './script.ts'

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

export const whoIs = (viewer: Viewer) => (viewer.kind === 'user' ? viewer.email : viewer.kind)

/** The script of reporting with two products. At most one is reported, because another is always available. */
export const productReportScript = scriptFor(productReportMachine, {
  input: { viewer: unidentified, productList },
  sends: Object.entries({ camera, radio }).map(([name, product]) => ({
    name: `productReport.send=${name}`,
    event: { type: 'productReport.send' as const, product },
    when: ({ context }: { context: { reportedIds: readonly string[] } }) =>
      context.reportedIds.every((id) => id === product._id),
  })),
  listeners: {
    watchViewer: Object.entries(viewers).map(([name, viewer]) => ({
      name: `viewer.changed=${name}`,
      event: { type: 'viewer.changed' as const, viewer },
    })),
  },
  ports: {
    identifyViewer: childOutputs<User | null>({ guest: null, ada }),
    report: portResults<boolean>({ taken: true, refused: false }),
  },
  factsOf: ({ viewer, reportedIds, productId }) => [
    whoIs(viewer),
    `reported:${[...new Set(reportedIds)].join('+')}`,
    productId ?? 'none',
  ],
  bound: 6,
})
