import { actorArguments } from '../../actors/actor-arguments.ts'
import { provideBooking } from '../../actors/booking.ts'
import type { GetMachines } from '../../actors/page-actors.ts'
import { provideReport } from '../../actors/product-report.ts'
import { provideShelves } from '../../actors/product-list.ts'
import { browsingMessages } from '../../messages/browsing.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { useErrorActions } from '../error/useErrorActions.ts'
import { ProductsView } from '../product/ProductsView.tsx'
import { usePageActors, useViewer } from '../page-actors.ts'
import { useScreenActor } from '../useScreenActor.ts'

type AdvertisementsScreenProps = { productId?: string | undefined }

export const actors = ({ productId }: AdvertisementsScreenProps, getMachines: GetMachines) => ({
  products: actorArguments(getMachines(provideShelves).advertisements, {
    of: '',
    wantedId: productId ?? null,
  }),
})

/** The screen of all advertised products (rule R4). */
export function Screen({ productId }: AdvertisementsScreenProps) {
  const { getMachines } = usePageActors()
  const viewer = useViewer()
  const [products, sendProducts] = useScreenActor(...actors({ productId }, getMachines).products)
  const input = { viewer, productList: { screen: 'advertisements' } as const }
  const { machine, draftOf } = getMachines(provideBooking)
  const [booking, sendBooking] = useScreenActor(machine, {
    input: { ...input, draft: draftOf(viewer) },
  })
  const [report, sendReport] = useScreenActor(getMachines(provideReport), { input })
  const messages = useMessages(browsingMessages)
  const errorActions = useErrorActions()
  return (
    <ProductsView
      booking={booking}
      emptySentence={messages.nothingAdvertised}
      errorActions={errorActions}
      products={products}
      report={report}
      sendBooking={sendBooking}
      sendProducts={sendProducts}
      sendReport={sendReport}
      title={messages.advertised}
      wantedId={productId}
    />
  )
}
