import { reportMachine } from '../../machines/report.machine.ts'
import type { Viewer } from '../../src/domain/user.ts'
import { camera, radio, shelf } from './booking.events.ts'
import { answers, scriptFor } from './script.ts'

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
export const reportScript = scriptFor(reportMachine, {
  input: { viewer: guest, shelf },
  sends: Object.entries({ camera, radio }).map(([name, product]) => ({
    name: `report.send=${name}`,
    event: { type: 'report.send' as const, product },
    when: ({ context }: { context: { reportedIds: readonly string[] } }) =>
      context.reportedIds.every((id) => id === product._id),
  })),
  listeners: {
    watchViewer: Object.entries(viewers).map(([name, viewer]) => ({
      name: `viewer.changed=${name}`,
      event: { type: 'viewer.changed' as const, viewer },
    })),
  },
  ports: { report: answers<boolean>({ taken: true, refused: false }) },
  awaits: { identifying: 'watchViewer' },
  factsOf: ({ viewer, reportedIds, begun, productId }) => [
    whoIs(viewer),
    `reported:${[...new Set(reportedIds)].join('+')}`,
    `begun:${Object.keys(begun).toSorted().join('+')}`,
    productId ?? 'none',
  ],
  bound: 6,
})
