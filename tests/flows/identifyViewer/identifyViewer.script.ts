import { identifyViewerMachine } from '../../../machines/identifyViewer.machine.ts'
import { camera, productList } from '../booking/booking.script.ts'
import { ada, guest, unidentified } from '../productReport/productReport.script.ts'
import { scriptFor } from '../../model/script.ts'

/** The script of the wait for the viewer's identification. */
export const identifyViewerScript = scriptFor(identifyViewerMachine, {
  input: { productId: camera._id, productList },
  sends: [],
  listeners: {
    watchViewer: Object.entries({
      unidentified,
      guest,
      stuck: { kind: 'stuck' } as const,
      ada,
    }).map(([name, viewer]) => ({
      name: `viewer.changed=${name}`,
      event: { type: 'viewer.changed' as const, viewer },
    })),
  },
  ports: {},
  awaits: { waiting: 'watchViewer' },
  factsOf: ({ user }) => [user?.email ?? 'none'],
  bound: 3,
})
