import type { SnapshotFrom } from 'xstate'
import type { AdvertiseEvent, advertiseMachine } from '../../../machines/advertise.machine.ts'
import { messages } from '../../domain/messages.ts'
import type { Product } from '../../domain/product.ts'
import { pathOf } from '../../services/navigation.ts'
import { EmptyShelf } from '../../ui/artwork/EmptyShelf.tsx'
import { ButtonLink } from '../../ui/Button/ButtonLink.tsx'
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx'
import { Cluster } from '../../ui/Layout/Cluster.tsx'
import { listsWords } from '../../words/lists.ts'
import { useTongue, useWords } from '../../words/useWords.ts'
import { CollectionPage, type CollectionViewProps } from '../collection/CollectionPage.tsx'
import { deletionOfProduct } from '../confirmation/requests.ts'
import { productColumns } from './product-columns.tsx'

type MyProductsViewProps = CollectionViewProps<Product> & {
  advertise: SnapshotFrom<typeof advertiseMachine>
  sendAdvertise: (event: AdvertiseEvent) => void
}

/** My Products (rules L5 to L8). */
export function MyProductsView({ advertise, sendAdvertise, ...props }: MyProductsViewProps) {
  const tongue = useTongue()
  const words = useWords(listsWords).products
  const addProduct = (
    <ButtonLink href={pathOf({ screen: 'addProduct' })} icon="plus" variant="accent">
      {words.add}
    </ButtonLink>
  )
  return (
    <CollectionPage
      {...props}
      actions={addProduct}
      busyKey={advertise.hasTag('busy') ? advertise.context.productId : undefined}
      caption={words.caption}
      columns={productColumns(tongue, {
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
              <ButtonLink href={pathOf({ screen: 'myBuyers' })}>{words.myBuyers}</ButtonLink>
            </Cluster>
          }
          drawing={<EmptyShelf />}
          sentence={tongue.said(messages.noProductsYet)}
        />
      }
      lead={words.lead}
      refusedTitle={words.refused}
      rowKey={({ _id }) => _id}
      loading={words.loading}
      title={words.title}
    />
  )
}
