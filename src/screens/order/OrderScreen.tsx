import type { SnapshotFrom } from 'xstate'
import { useActor } from '@xstate/react'
import { galleryLogic } from '../../../machines/gallery.ts'
import type { OrderEvent, orderMachine } from '../../../machines/order.machine.ts'
import { provideOrder } from '../../actors/order.ts'
import { providePictures } from '../../actors/pictures.ts'
import { reviewStage } from '../../domain/review.ts'
import { mostPictures } from '../../domain/order-act.ts'
import { useRefusal } from '../error/useRefusal.ts'
import { usePageActors, useViewer } from '../page-actors.ts'
import { Review } from '../review/Review.tsx'
import { useScreenActor } from '../useScreenActor.ts'
import { OrderDialog } from './OrderDialog.tsx'
import { OrderView } from './OrderView.tsx'

/** The page of an order; it remounts for another order and for another user. */
export function Screen({ orderId }: { orderId: string }) {
  const viewer = useViewer()
  return viewer.kind === 'user' ? (
    <OrderOf key={`${orderId} ${viewer.email}`} orderId={orderId} />
  ) : null
}

function OrderOf({ orderId }: { orderId: string }) {
  const machine = usePageActors().getMachines(provideOrder)
  const [state, send] = useScreenActor(machine, { input: { orderId } })
  const [{ context: gallery }, sendGallery] = useActor(galleryLogic)
  const refusal = useRefusal({ screen: 'order', orderId })
  // The pictures for another event belong to that event, as its words do.
  const dialog = <DialogOf key={state.context.act?.event} send={send} state={state} />
  const stage = reviewStage(state.context.order)
  return (
    <OrderView
      dialog={dialog}
      gallery={gallery}
      refusal={refusal}
      reviews={stage !== null && <Review key={stage} orderId={orderId} />}
      send={send}
      sendGallery={sendGallery}
      state={state}
    />
  )
}

type DialogOfProps = {
  state: SnapshotFrom<typeof orderMachine>
  send: (event: OrderEvent) => void
}

/** The dialog of an event, and its pictures, which stay while it is closed. */
function DialogOf({ state, send }: DialogOfProps) {
  const machine = usePageActors().getMachines(providePictures)
  const max = mostPictures(state.context.act)
  const [pictures, sendPictures] = useScreenActor(machine, { input: { max, draft: null } })
  return (
    <OrderDialog pictures={{ state: pictures, send: sendPictures }} send={send} state={state} />
  )
}
