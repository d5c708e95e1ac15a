import camera from '@lobehub/fluent-emoji-3d/assets/1f4f7.webp'
import chair from '@lobehub/fluent-emoji-3d/assets/1fa91.webp'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { Badge } from '../Badge/Badge.tsx'
import { Button } from '../Button/Button.tsx'
import { Excerpt } from '../Excerpt/Excerpt.tsx'
import { Picture } from '../Picture/Picture.tsx'
import { type Column, Table } from './Table.tsx'

type Product = {
  id: string
  picture: string
  name: string
  price: string
  retail: string
  condition: string
  description: string
  location: string
  contact: string
  sold: boolean
  advertised: boolean
}

const products: Product[] = [
  {
    id: '1',
    picture: camera,
    name: 'Rangefinder camera with a case of leather',
    price: '$85.50',
    retail: '$1,240',
    condition: 'excellent',
    description:
      'Sharp lens, new light seals, the case shows its age. A roll of film comes with it, and the strap that it was always carried by. It was last used in the summer of 2019 and has been kept dry since.',
    location: 'Ballard, Seattle',
    contact: '+1 555 0142',
    sold: false,
    advertised: true,
  },
  {
    id: '2',
    picture: chair,
    name: 'Stuhl mit Polsterbezugserneuerungsgeschichte',
    price: '$120',
    retail: '$120',
    condition: 'fair',
    description: 'Patched armrest.',
    location: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch',
    contact: 'astrid.elisabet.lindqvist-bergstrom@loppis-in-the-country.test',
    sold: true,
    advertised: false,
  },
]

const columns: Column<Product>[] = [
  {
    key: 'picture',
    header: 'Picture',
    kind: 'picture',
    render: ({ picture }) => (
      <div style={{ inlineSize: '4.5rem' }}>
        <Picture alt="" src={picture} />
      </div>
    ),
  },
  { key: 'name', header: 'Name', kind: 'title', sortable: true, render: ({ name }) => name },
  { key: 'price', header: 'Price', align: 'end', sortable: true, render: ({ price }) => price },
  { key: 'retail', header: 'Retail', align: 'end', render: ({ retail }) => retail },
  { key: 'condition', header: 'Condition', render: ({ condition }) => condition },
  {
    key: 'description',
    header: 'Description',
    kind: 'wide',
    render: ({ description }) => <Excerpt length={80} text={description} />,
  },
  { key: 'contact', header: 'Contact', render: ({ contact }) => contact },
  { key: 'location', header: 'Location', render: ({ location }) => location },
  { key: 'sold', header: 'Sold', render: ({ sold }) => (sold ? 'Sold' : 'No') },
  {
    key: 'advertisement',
    header: 'Advertisement',
    render: ({ advertised }) =>
      advertised ? (
        <Badge icon="check" look="bare" tone="positive">
          Running
        </Badge>
      ) : (
        <Button size="small">Advertise</Button>
      ),
  },
  {
    key: 'actions',
    header: 'Actions',
    kind: 'actions',
    render: ({ name }) => (
      <Button label={`Delete ${name}`} size="small" variant="quiet">
        Delete
      </Button>
    ),
  },
]

const meta: Meta<typeof Table<Product>> = {
  title: 'UI/Table',
  tags: ['autodocs'],
  component: Table,
  args: {
    caption: 'My products',
    columns,
    rows: products,
    rowKey: ({ id }: Product) => id,
    sort: { key: 'name', direction: 'ascending' },
    onSort: fn(),
  },
}
export default meta

type Story = StoryObj<typeof Table<Product>>

export const OnADesktop: Story = {}
export const OneBusy: Story = { args: { busyKey: '1' } }
export const OnATablet: Story = { globals: { viewport: { value: 'tablet' } }, tags: ['unpictured'] }
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } }, tags: ['unpictured'] }
