import { provideFollowing } from '../../actors/following.ts'
import { usePageActors } from '../page-actors.ts'
import { useScreenActor } from '../useScreenActor.ts'
import { FollowedProductsView, FollowingView } from './FollowingView.tsx'
import { FollowAsUser } from './Follow.tsx'

const everything = { input: { of: '' } }

/** The sellers whom the user follows. */
export function Screen() {
  const { sellers } = usePageActors().getMachines(provideFollowing)
  const [state, send] = useScreenActor(sellers, everything)
  return (
    <FollowingView
      // Later than the sellers: the server then hears that the user has looked.
      products={<FollowedProducts />}
      renderFollow={(seller) => <FollowAsUser isInList seller={seller} />}
      send={send}
      state={state}
    />
  )
}

function FollowedProducts() {
  const { products } = usePageActors().getMachines(provideFollowing)
  const [state, send] = useScreenActor(products, everything)
  return <FollowedProductsView send={send} state={state} />
}
