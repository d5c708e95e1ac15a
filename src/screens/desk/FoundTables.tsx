import type { FoundOrder, FoundProduct, FoundUser } from '../../domain/desk.ts'
import { textNamed } from '../../messages/define-messages.ts'
import { deskMessages } from '../../messages/desk.ts'
import { orderMessages } from '../../messages/order.ts'
import { useLocale, useMessages } from '../../messages/useMessages.ts'
import { Badge } from '../../ui/Badge/Badge.tsx'
import { Cluster } from '../../ui/Layout/Cluster.tsx'
import { Link } from '../../ui/Link/Link.tsx'
import { type Column, Table } from '../../ui/Table/Table.tsx'
import { Section } from '../account/Section.tsx'
import { pathOf } from '../paths.ts'
import { columnHeader, emailText, moneyColumn, pictureColumn } from '../table/columns.tsx'

type Titled = { title: string }

/** A heading and a table of what an admin has found; nothing where there is nothing. */
function FoundTable<Row extends { _id: string }>({
  title,
  columns,
  rows,
}: Titled & { columns: readonly Column<Row>[]; rows: readonly Row[] }) {
  if (rows.length === 0) return null
  return (
    <Section title={title}>
      <Table caption={title} columns={columns} rowKey={({ _id }) => _id} rows={rows} />
    </Section>
  )
}

/** The users that an admin has found. */
export function FoundUsers({ title, users }: Titled & { users: readonly FoundUser[] }) {
  const { columns, roles } = useMessages(deskMessages)
  const locale = useLocale()
  return (
    <FoundTable
      columns={[
        { ...columnHeader(locale, 'name'), kind: 'title', render: ({ name }) => name },
        {
          ...columnHeader(locale, 'email'),
          kind: 'address',
          render: ({ email }) => emailText(email),
        },
        {
          key: 'status',
          header: columns.status,
          render: (user) => (
            <Cluster gap="tiny">
              <Badge>{textNamed(roles, user.role) ?? user.role}</Badge>
              <UserMarks user={user} />
            </Cluster>
          ),
        },
      ]}
      rows={users}
      title={title}
    />
  )
}

/** The standing of a user, in a word for each part of it. */
function UserMarks({ user }: { user: FoundUser }) {
  const { marks } = useMessages(deskMessages)
  return (
    <>
      {user.isVerified && (
        <Badge icon="check" tone="positive">
          {marks.verified}
        </Badge>
      )}
      {user.isSuspended && <Badge tone="held">{marks.suspended}</Badge>}
      {user.isRemoved && <Badge tone="held">{marks.removed}</Badge>}
    </>
  )
}

/** The products that an admin has found. A removed one has no page. */
export function FoundProducts({ title, products }: Titled & { products: readonly FoundProduct[] }) {
  const { columns, productStates } = useMessages(deskMessages)
  const locale = useLocale()
  return (
    <FoundTable
      columns={[
        pictureColumn<FoundProduct>(locale, (product) => product),
        {
          ...columnHeader(locale, 'name'),
          kind: 'title',
          render: ({ _id, name, state }) =>
            state === 'removed' ? (
              name
            ) : (
              <Link href={pathOf({ screen: 'product', productId: _id })}>{name}</Link>
            ),
        },
        moneyColumn<FoundProduct>(locale, 'price', ({ price }) => price),
        { key: 'seller', header: columns.seller, render: ({ seller }) => seller.name },
        {
          key: 'status',
          header: columns.status,
          render: ({ state }) => (
            <Badge tone={state === 'forSale' ? 'positive' : 'neutral'}>
              {textNamed(productStates, state) ?? state}
            </Badge>
          ),
        },
      ]}
      rows={products}
      title={title}
    />
  )
}

/** The orders that an admin has found. */
export function FoundOrders({ title, orders }: Titled & { orders: readonly FoundOrder[] }) {
  const { columns } = useMessages(deskMessages)
  const states: Readonly<Record<string, { admin: string } | undefined>> =
    useMessages(orderMessages).states
  const locale = useLocale()
  return (
    <FoundTable
      columns={[
        pictureColumn<FoundOrder>(locale, ({ product }) => product),
        {
          ...columnHeader(locale, 'name'),
          kind: 'title',
          render: ({ _id, product }) => (
            <Link href={pathOf({ screen: 'order', orderId: _id })}>{product.name}</Link>
          ),
        },
        moneyColumn<FoundOrder>(locale, 'price', ({ price }) => price),
        { key: 'buyer', header: columns.buyer, render: ({ buyer }) => buyer.name },
        { key: 'seller', header: columns.seller, render: ({ seller }) => seller.name },
        {
          key: 'status',
          header: columns.status,
          kind: 'wide',
          render: ({ state }) => states[state]?.admin ?? state,
        },
      ]}
      rows={orders}
      title={title}
    />
  )
}
