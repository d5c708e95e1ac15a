import { provideAdmin } from '../../actors/admin.ts'
import { provideCases } from '../../actors/cases.ts'
import { provideOpenOffers } from '../../actors/openOffers.ts'
import { provideOrderReviews } from '../../actors/orderReviews.ts'
import { provideOrders } from '../../actors/orders.ts'
import { providePayouts } from '../../actors/payouts.ts'
import { provideSellerProducts } from '../../actors/seller-products.ts'
import type { Role, User } from '../../domain/user.ts'
import { SuspensionNotice } from '../cases/SuspensionNotice.tsx'
import { usePageActors, useViewer } from '../page-actors.ts'
import { useScreenActor } from '../useScreenActor.ts'
import { AdminStats } from './AdminStats.tsx'
import { BuyerStats } from './BuyerStats.tsx'
import { DashboardView } from './DashboardView.tsx'
import { OffersTile, TilesLoading } from './OffersTile.tsx'
import { SellerMoneyTile } from './SellerMoneyTile.tsx'
import { SellerStats } from './SellerStats.tsx'

export function Screen() {
  const viewer = useViewer()
  const extensions = usePageActors().readExtensions()
  if (viewer.kind !== 'user') return null
  const { email, role } = viewer
  if (role === 'admin') return <DashboardOfAdmin extensions={extensions} viewer={viewer} />
  return (
    <DashboardView
      extensions={extensions}
      below={role === 'seller' ? <BelowOfSeller key={email} /> : <BelowOfBuyer key={email} />}
      notice={<Suspension key={email} role={role} />}
      viewer={viewer}
    >
      {role === 'buyer' && <NumbersOfBuyer email={email} key={email} />}
      {role === 'seller' && <NumbersOfSeller email={email} key={email} />}
    </DashboardView>
  )
}

function Suspension({ role }: { role: Role }) {
  const [state] = useScreenActor(usePageActors().getMachines(provideCases), {
    input: { of: role },
  })
  return <SuspensionNotice state={state} />
}

function NumbersOfBuyer({ email }: { email: string }) {
  const orders = usePageActors().getMachines(provideOrders)
  const [state, send] = useScreenActor(orders, { input: { of: email } })
  return <BuyerStats email={email} orders={{ state, send }} />
}

function NumbersOfSeller({ email }: { email: string }) {
  const machines = usePageActors().getMachines(provideSellerProducts)
  const [products, sendProducts] = useScreenActor(machines.sellerProducts, { input: { of: email } })
  const [sales, sendSales] = useScreenActor(machines.sales, { input: { of: email } })
  return (
    <SellerStats
      now={() => new Date()}
      products={{ state: products, send: sendProducts }}
      sales={{ state: sales, send: sendSales }}
    />
  )
}

const ofAll = { input: { productId: null } }

function BelowOfBuyer() {
  const [offers] = useScreenActor(usePageActors().getMachines(provideOpenOffers).ofAll, ofAll)
  return <OffersTile state={offers} />
}

/** The two tiles appear together: the later one must not move the other. */
function BelowOfSeller() {
  const { getMachines } = usePageActors()
  const [payouts] = useScreenActor(getMachines(providePayouts))
  const [offers] = useScreenActor(getMachines(provideOpenOffers).ofAll, ofAll)
  if (payouts.matches('loading') || offers.matches('loading')) return <TilesLoading />
  return (
    <>
      <SellerMoneyTile state={payouts} />
      <OffersTile state={offers} />
    </>
  )
}

type OfAdmin = { viewer: User; extensions: readonly string[] }

function DashboardOfAdmin({ viewer, extensions }: OfAdmin) {
  const machines = usePageActors().getMachines(provideAdmin)
  const [reported, sendReported] = useScreenActor(machines.reportedItems, { input: { of: '' } })
  const [sellers, sendSellers] = useScreenActor(machines.sellers, { input: { of: '' } })
  const reviewing = usePageActors().getMachines(provideOrderReviews)
  const [orders, sendOrders] = useScreenActor(reviewing, { input: { of: '' } })
  return (
    <DashboardView extensions={extensions} viewer={viewer}>
      <AdminStats
        orders={{ state: orders, send: sendOrders }}
        reported={{ state: reported, send: sendReported }}
        sellers={{ state: sellers, send: sendSellers }}
      />
    </DashboardView>
  )
}
