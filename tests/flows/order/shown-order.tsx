import { page } from 'vitest/browser'
import { orderMachine } from '../../../machines/order.machine.ts'
import type { PaidOrder } from '../../../src/domain/order.ts'
import { unloaded } from '../../../src/screens/order/order-story-fixtures.ts'
import { OrderView } from '../../../src/screens/order/OrderView.tsx'
import type { BoundGallery } from '../../../src/screens/pictures/gallery-state.ts'
import { galleryOf } from '../../../src/screens/pictures/pictures-story-fixtures.ts'
import { refusal } from '../../../src/screens/story-fixtures.ts'
import { render } from '../../screen/render.tsx'

/** Renders the page of an order that is loaded. */
export const show = (order: PaidOrder, gallery: Partial<BoundGallery> = {}) =>
  render(
    <OrderView
      {...galleryOf()}
      {...gallery}
      dialog={null}
      refusal={refusal}
      send={() => undefined}
      state={orderMachine.resolveState({
        value: { shown: 'idle' },
        context: { ...unloaded, order },
      })}
    />,
  )

/** Locates a part of the page by its heading. */
export const side = (name: string) => page.getByRole('region', { name, exact: true })
