import { provideSellerContact } from '../../actors/sellerContact.ts'
import { loginFor } from '../../domain/destinations.ts'
import { sellerContactMessages } from '../../messages/product-page.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { Link } from '../../ui/Link/Link.tsx'
import { usePageActors } from '../page-actors.ts'
import { pathOf } from '../paths.ts'
import { useRenderedViewer } from '../useRenderedViewer.ts'
import { useScreenActor } from '../useScreenActor.ts'
import { SellerContactView } from './SellerContactView.tsx'

type SellerContactProps = { productId: string }

/** The contact of a seller who hides it from guests; a guest gets a link to log in. Remounts for another user. */
export function SellerContact({ productId }: SellerContactProps) {
  const viewer = useRenderedViewer()
  const { logIn } = useMessages(sellerContactMessages)
  if (viewer.kind === 'user') {
    return <ContactFor key={viewer.email} productId={productId} />
  }
  const login = loginFor(productId, { screen: 'product', productId })
  return <Link href={pathOf(login)}>{logIn}</Link>
}

function ContactFor({ productId }: SellerContactProps) {
  const { getMachines } = usePageActors()
  const [state, send] = useScreenActor(getMachines(provideSellerContact), { input: { productId } })
  return <SellerContactView send={send} state={state} />
}
