import { actorArguments } from '../../actors/actor-arguments.ts'
import type { GetMachines } from '../../actors/page-actors.ts'
import { provideSeller } from '../../actors/seller.ts'
import { pageMessages } from '../../messages/pages.ts'
import { sellerMessages } from '../../messages/seller.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { AdminRemoval } from '../confirmation/AdminRemoval.tsx'
import { useErrorActions } from '../error/useErrorActions.ts'
import { Follow } from '../following/Follow.tsx'
import { usePageActors } from '../page-actors.ts'
import { PageTitle } from '../PageTitle.tsx'
import { renderReport } from '../review/ReviewReport.tsx'
import { useScreenActor } from '../useScreenActor.ts'
import { SellerView } from './SellerView.tsx'

type SellerScreenProps = { sellerId: string }

export const actors = ({ sellerId }: SellerScreenProps, getMachines: GetMachines) => ({
  seller: actorArguments(getMachines(provideSeller), { sellerId }),
})

/** The public page of a seller. */
export function Screen({ sellerId }: SellerScreenProps) {
  const { getMachines } = usePageActors()
  const [state, send] = useScreenActor(...actors({ sellerId }, getMachines).seller)
  const errorActions = useErrorActions()
  const { seller } = useMessages(sellerMessages)
  const { notFound } = useMessages(pageMessages)
  const { page } = state.context
  return (
    <>
      <PageTitle title={state.matches('missing') ? notFound : (page?.seller.name ?? seller)} />
      <SellerView
        errorActions={errorActions}
        follow={
          page !== null && <Follow here={{ screen: 'seller', sellerId }} seller={page.seller} />
        }
        removal={
          page !== null && <AdminRemoval id={sellerId} name={page.seller.name} of="seller" />
        }
        reportOf={renderReport}
        send={send}
        state={state}
      />
    </>
  )
}
