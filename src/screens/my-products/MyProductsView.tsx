import type { EventFrom, SnapshotFrom } from 'xstate'
import type { AdvertiseEvent, advertiseMachine } from '../../../machines/advertise.machine.ts'
import type { tableMachine } from '../../../machines/table.machine.ts'
import type { sellerProductsMachine } from '../../actors/seller-products.ts'
import { messages } from '../../domain/messages.ts'
import type { Product } from '../../domain/product.ts'
import { pathOf } from '../../services/navigation.ts'
import { EmptyShelf } from '../../ui/artwork/EmptyShelf.tsx'
import { ButtonLink } from '../../ui/Button/ButtonLink.tsx'
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx'
import { Cluster } from '../../ui/Layout/Cluster.tsx'
import { Page } from '../../ui/Layout/Page.tsx'
import { PageHeader } from '../../ui/Layout/PageHeader.tsx'
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx'
import { Confirmation } from '../confirmation/ConfirmationView.tsx'
import { LoadFailed } from '../error/LoadFailed.tsx'
import { Refused } from '../error/Refused.tsx'
import type { Refusal } from '../error/useRefusal.ts'
import { RowsTable } from '../table/RowsTable.tsx'
import { productColumns } from './product-columns.tsx'

type MyProductsViewProps = {
  products: SnapshotFrom<typeof sellerProductsMachine>
  sendProducts: (event: EventFrom<typeof sellerProductsMachine>) => void
  advertise: SnapshotFrom<typeof advertiseMachine>
  sendAdvertise: (event: AdvertiseEvent) => void
  table: SnapshotFrom<typeof tableMachine>
  sendTable: (event: EventFrom<typeof tableMachine>) => void
  refusal: Refusal
}

/** My Products (rules L5 to L8). */
export function MyProductsView(props: MyProductsViewProps) {
  const { products, sendProducts, advertise, sendAdvertise, table, sendTable, refusal } = props
  const { items, failure, request } = products.context
  const { confirmation } = products.children
  const retry = () => sendProducts({ type: 'collection.retry' })
  if (products.matches('failed') && failure?.kind === 'forbidden') {
    return (
      <Refused
        failure={failure}
        onRetry={retry}
        refusal={refusal}
        title="Your products cannot be shown"
      />
    )
  }

  // What the focus was on is no longer there.
  const isSubjectGone = request !== null && !items.some(({ _id }) => _id === request.subjectId)
  const advertisedNow = advertise.hasTag('busy') ? advertise.context.productId : undefined
  const addProduct = (
    <ButtonLink href={pathOf({ screen: 'addProduct' })} icon="plus" variant="accent">
      Add a product
    </ButtonLink>
  )
  return (
    <Page>
      <PageHeader
        actions={products.matches('empty') ? undefined : addProduct}
        lead="What you have listed, and what is advertised."
        takesFocus={products.matches('loading') || isSubjectGone}
        title="My Products"
      />
      {products.matches('loading') && (
        <Skeleton count={4} label="Loading your products" of="table" />
      )}
      {products.matches('failed') && <LoadFailed failure={failure} onRetry={retry} />}
      {products.matches('empty') && (
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
      )}
      {products.matches('filled') && (
        <RowsTable
          busyKey={products.matches({ filled: 'confirming' }) ? request?.subjectId : advertisedNow}
          caption="What you have listed"
          columns={productColumns({
            advertise,
            onAdvertise: ({ _id }) => sendAdvertise({ type: 'advertise.start', productId: _id }),
            onDelete: (product) => sendProducts({ type: 'item.ask', request: deletionOf(product) }),
          })}
          rowKey={({ _id }) => _id}
          rows={items}
          sendTable={sendTable}
          table={table}
        />
      )}
      {confirmation !== undefined && <Confirmation actor={confirmation} />}
    </Page>
  )
}

const deletionOf = ({ _id, productName }: Product) => ({
  act: 'remove' as const,
  subjectId: _id,
  subjectEmail: '',
  title: `Delete ${productName}?`,
  message: messages.deleteProduct,
  confirmLabel: 'Delete',
  succeeded: messages.productRemoved,
  failed: messages.errorTryAgain,
})
