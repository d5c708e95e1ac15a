import type { provideBookedProducts } from '../../actors/booked-products.ts'
import { filterReadable } from '../../domain/listed.ts'
import { useViewer } from '../page-actors.ts'
import { useScreenActor } from '../useScreenActor.ts'

/** Returns the ids of the products that the viewer has booked; none for a viewer who is not a buyer. */
export function useBookedProducts(
  machine: ReturnType<typeof provideBookedProducts>,
): ReadonlySet<string> {
  const viewer = useViewer()
  const [{ context }] = useScreenActor(machine, { input: { of: '' } })
  const own = filterReadable(context.items).filter(
    ({ buyerEmail }) => viewer.kind === 'user' && viewer.email === buyerEmail,
  )
  return new Set(own.map(({ productId }) => productId))
}
