import { provideAdmin } from '../../actors/admin.ts'
import { provideOrders } from '../../actors/orders.ts'
import { provideSellerProducts } from '../../actors/seller-products.ts'
import { useProvided, useViewer } from '../provided.ts'
import { useFlow } from '../useFlow.ts'
import { AdminNumbers } from './AdminNumbers.tsx'
import { BuyerNumbers } from './BuyerNumbers.tsx'
import { DashboardView } from './DashboardView.tsx'
import { SellerNumbers } from './SellerNumbers.tsx'

export function DashboardScreen() {
  const viewer = useViewer()
  if (viewer.kind !== 'user') return null
  const { email, role } = viewer
  return (
    <DashboardView viewer={viewer}>
      {role === 'buyer' && <NumbersOfBuyer email={email} key={email} />}
      {role === 'seller' && <NumbersOfSeller email={email} key={email} />}
      {role === 'admin' && <NumbersOfAdmin />}
    </DashboardView>
  )
}

function NumbersOfBuyer({ email }: { email: string }) {
  const orders = useProvided().join(provideOrders)
  const [state, send] = useFlow(orders, { input: { of: email } })
  return <BuyerNumbers email={email} orders={{ state, send }} />
}

function NumbersOfSeller({ email }: { email: string }) {
  const machines = useProvided().join(provideSellerProducts)
  const [products, sendProducts] = useFlow(machines.sellerProducts, { input: { of: email } })
  const [sales, sendSales] = useFlow(machines.sales, { input: { of: email } })
  return (
    <SellerNumbers
      now={() => new Date()}
      products={{ state: products, send: sendProducts }}
      sales={{ state: sales, send: sendSales }}
    />
  )
}

function NumbersOfAdmin() {
  const machines = useProvided().join(provideAdmin)
  const [reported, sendReported] = useFlow(machines.reportedItems, { input: { of: '' } })
  const [sellers, sendSellers] = useFlow(machines.sellers, { input: { of: '' } })
  return (
    <AdminNumbers
      reported={{ state: reported, send: sendReported }}
      sellers={{ state: sellers, send: sendSellers }}
    />
  )
}
