import { products as booksAndToys } from './products-books-and-toys.ts'
import { products as camerasAndSound } from './products-cameras-and-sound.ts'
import { products as clothesAndBags } from './products-clothes-and-bags.ts'
import { products as computersAndPhones } from './products-computers-and-phones.ts'
import { products as furnitureAndHome } from './products-furniture-and-home.ts'
import { products as instruments } from './products-instruments.ts'
import { products as kitchenAndTable } from './products-kitchen-and-table.ts'
import { products as sportAndOutdoors } from './products-sport-and-outdoors.ts'
import type { SeedProduct } from './shapes.ts'

type SeedCategory = {
  id: string
  name: string
  swedish: { name: string }
  products: readonly SeedProduct[]
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
  },
]
