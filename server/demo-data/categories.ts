import { products as booksAndToys } from './products-books-and-toys.ts'
import { products as camerasAndSound } from './products-cameras-and-sound.ts'
import { products as clothesAndBags } from './products-clothes-and-bags.ts'
import { products as computersAndPhones } from './products-computers-and-phones.ts'
import { products as furnitureAndHome } from './products-furniture-and-home.ts'
import { products as instruments } from './products-instruments.ts'
import { products as kitchenAndTable } from './products-kitchen-and-table.ts'
import { products as sportAndOutdoors } from './products-sport-and-outdoors.ts'
import type { SeedProduct } from './shapes.ts'

type Named = {
  id: string
  name: string
  swedish: { name: string }
}

type SeedCategory = Named & {
  products: readonly SeedProduct[]
  /** Each has those products whose pictures are of these objects (shapes.ts). */
  children?: readonly (Named & { objects: readonly string[] })[]
}

/** In the order of the menu; the home page shows the first three. */
export const categories: readonly SeedCategory[] = [
  {
    id: 'cameras-and-sound',
    name: 'Cameras & sound',
    swedish: { name: 'Kameror och ljud' },
    products: camerasAndSound,
  },
  {
    id: 'sport-and-outdoors',
    name: 'Sport & outdoors',
    swedish: { name: 'Sport och friluftsliv' },
    products: sportAndOutdoors,
  },
  {
    id: 'furniture-and-home',
    name: 'Furniture & home',
    swedish: { name: 'Möbler och hem' },
    products: furnitureAndHome,
  },
  {
    id: 'instruments',
    name: 'Instruments',
    swedish: { name: 'Musikinstrument' },
    products: instruments,
  },
  {
    id: 'clothes-and-bags',
    name: 'Clothes & bags',
    swedish: { name: 'Kläder och väskor' },
    products: clothesAndBags,
    children: [
      {
        id: 'shoes',
        name: 'Shoes',
        swedish: { name: 'Skor' },
        objects: ['1f45e', '1f45f', '1f460', '1f462', '1f97e'],
      },
      {
        id: 'bags',
        name: 'Bags',
        swedish: { name: 'Väskor' },
        objects: ['1f392', '1f45b', '1f45c', '1f4bc', '1f9f3'],
      },
    ],
  },
  {
    id: 'kitchen-and-table',
    name: 'Kitchen & table',
    swedish: { name: 'Kök och dukning' },
    products: kitchenAndTable,
  },
  {
    id: 'books-and-toys',
    name: 'Books & toys',
    swedish: { name: 'Böcker och leksaker' },
    products: booksAndToys,
  },
  {
    id: 'computers-and-phones',
    name: 'Computers & phones',
    swedish: { name: 'Datorer och telefoner' },
    products: computersAndPhones,
    children: [
      {
        id: 'computers',
        name: 'Computers',
        swedish: { name: 'Datorer' },
        objects: ['1f4bb', '1f5a5-fe0f'],
      },
      {
        id: 'phones',
        name: 'Phones',
        swedish: { name: 'Telefoner' },
        objects: ['1f4f1', '260e-fe0f'],
      },
    ],
  },
]

/** Returns the id of the category that a product of a category is in: the child that has its object, if any. */
export const shelfOf = (categoryId: string, { picture }: SeedProduct): string =>
  categories
    .find(({ id }) => id === categoryId)
    ?.children?.find(({ objects }) => objects.includes(picture.object))?.id ?? categoryId
