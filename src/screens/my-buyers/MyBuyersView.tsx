import type { EventFrom, SnapshotFrom } from 'xstate'
import type { tableMachine } from '../../../machines/table.machine.ts'
import type { salesMachine } from '../../actors/seller-products.ts'
import { messages } from '../../domain/messages.ts'
import { formatMoney } from '../../domain/money.ts'
import { buyerOf, type Sale } from '../../domain/sale.ts'
import { pathOf } from '../../services/navigation.ts'
import { EmptyOrders } from '../../ui/artwork/EmptyOrders.tsx'
import { ButtonLink } from '../../ui/Button/ButtonLink.tsx'
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx'
import { Page } from '../../ui/Layout/Page.tsx'
import { PageHeader } from '../../ui/Layout/PageHeader.tsx'
import { Picture } from '../../ui/Picture/Picture.tsx'
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx'
import { Text } from '../../ui/Text/Text.tsx'
import { LoadFailed } from '../error/LoadFailed.tsx'
import { Refused } from '../error/Refused.tsx'
import type { Refusal } from '../error/useRefusal.ts'
import { type RowsColumn, RowsTable } from '../table/RowsTable.tsx'
import { picture } from './MyBuyersView.css.ts'

type MyBuyersViewProps = {
  state: SnapshotFrom<typeof salesMachine>
  send: (event: EventFrom<typeof salesMachine>) => void
  table: SnapshotFrom<typeof tableMachine>
  sendTable: (event: EventFrom<typeof tableMachine>) => void
  refusal: Refusal
}

const nameOf = (sale: Sale) => buyerOf(sale)?.name ?? ''
const emailOf = (sale: Sale) => buyerOf(sale)?.email ?? ''

const orUnknown = (words: string) =>
  words === '' ? (
    <Text as="span" tone="quiet">
      Not known
    </Text>
  ) : (
    words
  )

/** Rules L9 and L10. */
const columns: readonly RowsColumn<Sale>[] = [
  {
    key: 'picture',
    header: 'Picture',
    kind: 'picture',
    render: ({ image }) => (
      <div className={picture}>
        <Picture alt="" sizes="6rem" src={image} />
      </div>
    ),
  },
  {
    key: 'name',
    header: 'Name',
    kind: 'title',
    render: ({ productName }) => productName,
    textOf: ({ productName }) => productName,
    sortBy: ({ productName }) => productName,
  },
  {
    key: 'price',
    header: 'Price',
    align: 'end',
    render: ({ price }) => formatMoney(price),
    sortBy: ({ price }) => price,
  },
  {
    key: 'buyer',
    header: 'Buyer Name',
    render: (sale) => orUnknown(nameOf(sale)),
    textOf: nameOf,
    sortBy: nameOf,
  },
  {
    key: 'email',
    header: 'Buyer Email',
    kind: 'wide',
    render: (sale) => orUnknown(emailOf(sale)),
    textOf: emailOf,
    sortBy: emailOf,
  },
]

/** My Buyers (rules L9 and L10). */
export function MyBuyersView({ state, send, table, sendTable, refusal }: MyBuyersViewProps) {
  const { items, failure } = state.context
  const retry = () => send({ type: 'collection.retry' })
  if (state.matches('failed') && failure?.kind === 'forbidden') {
    return (
      <Refused
        failure={failure}
        onRetry={retry}
        refusal={refusal}
        title="Your buyers cannot be shown"
      />
    )
  }
  return (
    <Page>
      <PageHeader
        lead="Who bought what you sold."
        takesFocus={state.matches('loading')}
        title="My Buyers"
      />
      {state.matches('loading') && <Skeleton count={4} label="Loading your buyers" of="table" />}
      {state.matches('failed') && <LoadFailed failure={failure} onRetry={retry} />}
      {state.matches('empty') && (
        <EmptyState
          action={
            <ButtonLink href={pathOf({ screen: 'myProducts' })} variant="accent">
              See your products
            </ButtonLink>
          }
          drawing={<EmptyOrders />}
          sentence={messages.noBuyersYet}
        />
      )}
      {state.matches('filled') && (
        <RowsTable
          caption="What you have sold"
          columns={columns}
          rowKey={({ _id }) => _id}
          rows={items}
          sendTable={sendTable}
          table={table}
        />
      )}
    </Page>
  )
}
