import type { SnapshotFrom } from 'xstate'
import { message } from '../../domain/message.ts'
import type { AdvertiseEvent, advertiseMachine } from '../../../machines/advertise.machine.ts'
import type { ProductGroup } from '../../domain/constants.ts'
import { isInProductGroup } from '../../domain/list-groups.ts'
import { filterReadable } from '../../domain/listed.ts'
import type { SellerProduct } from '../../domain/seller-product.ts'
import { pathOf } from '../paths.ts'
import { EmptyShelf } from '../../ui/artwork/EmptyShelf.tsx'
import { ButtonLink } from '../../ui/Button/ButtonLink.tsx'
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx'
import { Cluster } from '../../ui/Layout/Cluster.tsx'
import { listGroupMessages, listsMessages } from '../../messages/lists.ts'
import { useLocale, useMessages } from '../../messages/useMessages.ts'
import { CollectionPage, type CollectionViewProps } from '../collection/CollectionPage.tsx'
import { deletionOfProduct } from '../confirmation/requests.ts'
import { listingRequest } from './listing-request.ts'
import { productColumns } from './product-columns.tsx'

type MyProductsViewProps = CollectionViewProps<SellerProduct> & {
  advertise: SnapshotFrom<typeof advertiseMachine>
  sendAdvertise: (event: AdvertiseEvent) => void
  show?: ProductGroup | undefined
}

/** My Products (rules L5 to L8), with what its seller can do with each listing. */
export function MyProductsView({ advertise, sendAdvertise, show, ...props }: MyProductsViewProps) {
  const locale = useLocale()
  const messages = useMessages(listsMessages).products
  const groups = useMessages(listGroupMessages).products
  const addProduct = (
    <ButtonLink href={pathOf({ screen: 'addProduct' })} icon="plus" variant="accent">
      {messages.add}
    </ButtonLink>
  )
  return (
    <CollectionPage
      {...props}
      actions={addProduct}
      busyKey={advertise.hasTag('busy') ? advertise.context.productId : undefined}
      columns={productColumns(locale, filterReadable(props.state.context.items), {
        advertise,
        onAdvertise: ({ _id }) => sendAdvertise({ type: 'advertise.start', productId: _id }),
        onDelete: (product) =>
          props.send({ type: 'item.ask', request: deletionOfProduct(product) }),
        onListingAct: (product, act) =>
          props.send({ type: 'item.ask', request: listingRequest(locale, product, act) }),
      })}
      empty={
        <EmptyState
          action={
            <Cluster justify="center">
              {addProduct}
              <ButtonLink href={pathOf({ screen: 'myBuyers' })}>{messages.myBuyers}</ButtonLink>
            </Cluster>
          }
          drawing={<EmptyShelf />}
          sentence={locale.t(message('noProductsYet'))}
        />
      }
      group={
        show && {
          ...groups[show],
          all: { screen: 'myProducts' },
          includes: (product) => isInProductGroup(product, show),
        }
      }
      rowKey={({ _id }) => _id}
      texts={messages}
    />
  )
}
