import type { SnapshotFrom } from 'xstate'
import type { AdvertiseEvent, advertiseMachine } from '../../../machines/advertise.machine.ts'
import { messages } from '../../domain/messages.ts'
import type { Product } from '../../domain/product.ts'
import { pathOf } from '../../services/navigation.ts'
import { EmptyShelf } from '../../ui/artwork/EmptyShelf.tsx'
import { ButtonLink } from '../../ui/Button/ButtonLink.tsx'
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx'
import { Cluster } from '../../ui/Layout/Cluster.tsx'
import { CollectionPage, type CollectionViewProps } from '../collection/CollectionPage.tsx'
import { deletionOfProduct } from '../confirmation/requests.ts'
import { productColumns } from './product-columns.tsx'

type MyProductsViewProps = CollectionViewProps<Product> & {
  advertise: SnapshotFrom<typeof advertiseMachine>
  sendAdvertise: (event: AdvertiseEvent) => void
}

/** My Products (rules L5 to L8). */
export function MyProductsView({ advertise, sendAdvertise, ...props }: MyProductsViewProps) {
  const addProduct = (
    <ButtonLink href={pathOf({ screen: 'addProduct' })} icon="plus" variant="accent">
      Add a product
    </ButtonLink>
  )
  return (
    <CollectionPage
      {...props}
      actions={addProduct}
      busyKey={advertise.hasTag('busy') ? advertise.context.productId : undefined}
      caption="What you have listed"
      columns={productColumns({
        advertise,
        onAdvertise: ({ _id }) => sendAdvertise({ type: 'advertise.start', productId: _id }),
        onDelete: (product) =>
          props.send({ type: 'item.ask', request: deletionOfProduct(product) }),
      })}
      empty={
        <EmptyState
          action={
            <Cluster justify="center">
              {addProduct}
              <ButtonLink href={pathOf({ screen: 'myBuyers' })}>My Buyers</ButtonLink>
            </Cluster>
          }
          drawing={<EmptyShelf />}
          sentence={messages.noProductsYet}
        />
      }
      lead="What you have listed, and what is advertised."
      refusedTitle="Your products cannot be shown"
      rowKey={({ _id }) => _id}
      things="your products"
      title="My Products"
    />
  )
}
