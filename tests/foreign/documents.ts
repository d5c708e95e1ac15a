import { randomUUID } from 'node:crypto'
import { MARKET } from './origins.ts'

/** A record of a document database: any fields at all. */
export type Document = Record<string, unknown>

/** A collection like that of a database driver; documents match by the fields they share with `like`. */
class Collection {
  readonly documents: Document[]

  constructor(documents: Document[]) {
    this.documents = documents
  }

  find(like: Document): Document[] {
    return this.documents.filter((document) => isLike(document, like))
  }

  insert(document: Document) {
    const inserted = { _id: randomUUID(), ...document }
    this.documents.push(inserted)
    return { acknowledged: true, insertedId: inserted._id }
  }

  update(like: Document, changes: Document) {
    const found = this.find(like)
    for (const document of found) Object.assign(document, changes)
    const count = found.length
    return { acknowledged: true, matchedCount: count, modifiedCount: count, upsertedId: null }
  }

  delete(like: Document) {
    const found = this.find(like)
    for (const document of found) this.documents.splice(this.documents.indexOf(document), 1)
    return { acknowledged: true, deletedCount: found.length }
  }
}

function isLike(document: Document, like: Document): boolean {
  return Object.entries(like).every(([field, value]) => document[field] === value)
}

/** The accounts with a password at the identity provider. */
export const people = [
  { name: 'Bo Buyer', email: 'bo@foreign.test', role: 'buyer' },
  { name: 'Siv Seller', email: 'siv@foreign.test', role: 'seller' },
  { name: 'Ada Admin', email: 'ada@foreign.test', role: 'admin' },
  /** Known to the identity provider only: the registration was interrupted. */
  { name: 'Cut Off', email: 'cut@foreign.test', role: null },
] as const

/** A seller who signs in with Google: the account chooser of the identity stand-in offers this account. */
const googleSeller = { name: 'Priya Raman', email: 'priya@loppis.test', role: 'seller' } as const

const bicycles = '65f0c0000000000000000001'

/** Creates the collections of a new market, in the shapes that forms and aggregations leave behind. */
export function openCollections() {
  const product = (name: string, fields: Document): Document => ({
    _id: randomUUID(),
    __v: 0,
    createdAt: { $date: '2031-05-04T10:00:00Z' },
    productName: name,
    image: `${MARKET}/pictures/bicycle.png`,
    // Forms submit numbers as strings.
    askingPrice: '180',
    retailPrice: '420',
    purchaseYear: '2021',
    productCondition: 'good',
    category: bicycles,
    contact: 5_550_100,
    location: 'Malmö',
    sellerEmail: 'siv@foreign.test',
    ...fields,
  })
  return {
    categories: new Collection([
      { _id: bicycles, categoryName: 'Bicycles', __v: 0 },
      { _id: 2, categoryName: 'Cameras', slug: null },
      { _id: { $oid: '65f0c0000000000000000003' }, categoryName: 'Empty shelf' },
    ]),
    users: new Collection([
      ...[...people, googleSeller]
        .filter(({ role }) => role !== null)
        .map((person, index) => ({ _id: `user-${index}`, ...person })),
      { _id: 'user-8', email: 'nameless@foreign.test', name: null, role: 'buyer' },
      { _id: 'user-9', email: 'nora@foreign.test', role: 'seller', isVerified: null },
    ]),
    products: new Collection([
      product('Racing bicycle', { isAdvertised: true, description: null }),
      product('City bicycle', { sellerEmail: 'gone@foreign.test', isSold: null }),
      product('  Cargo \n  bicycle ', { category: undefined, categoryId: bicycles }),
      product('Tandem', { askingPrice: { $numberDecimal: '95.50' }, retailPrice: 90 }),
      product('Folding camera', { category: 2, description: 'Light-tight.' }),
    ]),
    bookings: new Collection([]),
    payments: new Collection([]),
    reports: new Collection([]),
    blogs: new Collection([{ _id: 1, question: 'Why?', answer: 'Because.', author: {} }]),
  }
}
export type Collections = ReturnType<typeof openCollections>
