import type { IdentifyViewerContext } from '../../../machines/identifyViewer.machine.ts'
import { message } from '../../../src/domain/message.ts'
import { exactly } from '../../model/exactly.ts'
import { camera, productList } from '../booking/booking.script.ts'
import { type Invariants, noNode } from '../../model/model.ts'
import { ada } from '../productReport/productReport.script.ts'

const isWaiting = ({ name }: { name: string }) => name === 'waiting'

/** Invariants of the wait for the viewer's identification. Each returns its violations. */
export const identifyViewerInvariants: Invariants<IdentifyViewerContext> = {
  'B3: a guest and a user whose sign-in is stuck are redirected to login and return to the product':
    (model) =>
      exactly(
        model,
        {
          by: ['viewer.changed=guest', 'viewer.changed=stuck', 'watchViewer!unexpected'],
          at: isWaiting,
        },
        ({ actions, target }) =>
          target.snapshot.status === 'done' &&
          JSON.stringify(actions.find(({ type }) => type === 'goTo')?.params) ===
            JSON.stringify({ screen: 'login', origin: { ...productList, productId: camera._id } }),
      ),

  'B3: a guest, and nobody else, sees the login toast': (model) =>
    exactly(
      model,
      { by: ['viewer.changed=guest', 'watchViewer!unexpected'], at: isWaiting },
      ({ actions }) =>
        actions.some(
          ({ type, params }) =>
            type === 'notify' &&
            JSON.stringify(params).includes(JSON.stringify(message('loginFirst'))),
        ),
    ),

  'B2, B9: a user is the output of the machine': (model) =>
    exactly(
      model,
      { by: ['viewer.changed=ada'], at: isWaiting },
      ({ target: { snapshot } }) => snapshot.status === 'done' && snapshot.output === ada,
    ),

  'B3: the button is busy until the viewer is identified': noNode(
    (node) => isWaiting(node) !== node.snapshot.hasTag('busy'),
  ),
}
