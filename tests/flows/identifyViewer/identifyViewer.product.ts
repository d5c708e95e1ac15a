import type { ContextFrom } from 'xstate'
import type { identifyViewerMachine } from '../../../machines/identifyViewer.machine.ts'
import { productCard } from '../../product/steps.ts'
import { identifyViewerScript } from './identifyViewer.script.ts'
import type { Assertion } from '../../screen/screen.ts'
import type { ProductFlow } from '../../product/stage.ts'
import { identify, openCameras, stickAtIdentifying } from '../session/unidentified.ts'

const PRODUCT = 'Rangefinder 35 mm film camera'

const assertions: Readonly<Record<string, Assertion>> = {
  waiting: { shows: [PRODUCT, 'busy: Buy now'], hides: ['Book Now', 'Please Login first.'] },
  user: { shows: ['Book Now', 'Phone number'], hides: ['busy: Buy now', 'Please Login first.'] },
  stuck: { shows: ["Login didn't finish"], hides: [PRODUCT, 'Please Login first.'] },
  guest: { shows: ['Login', 'Please Login first.'], hides: [PRODUCT] },
}

/** Drives the wait for the viewer's identification in the production build, after Buy now on a card. */
export const identifyViewerInProduct: ProductFlow<ContextFrom<typeof identifyViewerMachine>> = {
  script: identifyViewerScript,
  async open(world, path) {
    const productList = await openCameras(world, path, () => false)
    await productCard(productList.page, PRODUCT).getByRole('button', { name: 'Buy now' }).click()
    return { ...productList, assertions }
  },
  ports: {},
  actions: {
    'viewer.changed=guest': identify,
    'viewer.changed=stuck': stickAtIdentifying,
    'viewer.changed=ada': identify,
  },
  arrives: () => false,
  unreachable: {
    'watchViewer!': 'The session is an actor of the same page; subscribing to it cannot fail.',
  },
}
