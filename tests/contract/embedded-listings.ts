import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { filterReadable } from '../../src/domain/listed.ts'
import type { Listing } from '../../src/domain/listing.ts'
import { sellerOf } from '../../src/domain/product.ts'
import { buyerOf } from '../../src/domain/sale.ts'
import { type EmbeddedFixture, failure, pay } from './embedded-fixture.ts'
import { fromTheStart } from './from-the-start.ts'

/** Tests a seller's products and sales at the embedded server. */
export function testListings(world: () => EmbeddedFixture): void {
  describe('products and sales', () => {
    async function newListing(changes: Partial<Listing> = {}): Promise<Listing> {
      const [category] = await world().market.guest.getCategories()
      return {
        productName: 'Racing bicycle',
        image: 'https://pictures.test/bicycle.png',
        askingPrice: 180.5,
        retailPrice: 420,
        productCondition: 'good',
        categoryId: category?._id ?? '',
        purchaseYear: 2021,
        description: '',
        contact: '555 0100',
        location: 'Malmö',
        sellerEmail: world().seller.email,
        isSold: false,
        isAdvertised: false,
        ...changes,
      }
    }
    const add = async (listing: Listing) => {
      const { insertedId } = await world().seller.api.addProduct(listing, randomUUID())
      if (insertedId === null) throw new Error('The product was not listed.')
      return insertedId
    }
    const own = async (id: string) => {
      const products = await world().seller.api.getSellerProducts(world().seller.email)
      return filterReadable(products).find(({ _id }) => _id === id)
    }

    it('L3, L5: an added product appears unchanged in My Products and in its category', async () => {
      const listing = await newListing()
      const id = await add(listing)
      const { sellerEmail, ...facts } = listing
      const product = await own(id)
      expect(product).toMatchObject({ _id: id, ...facts })
      expect(product && sellerOf(product)).toEqual({ email: sellerEmail, isVerified: true })
      const { items } = await world().market.guest.getCategoryProducts(
        listing.categoryId,
        fromTheStart,
      )
      expect(items.map(({ _id }) => _id)).toContain(id)
    })

    it('L3: repeating a request with its idempotency key lists one product', async () => {
      const listing = await newListing()
      const key = randomUUID()
      const first = await world().seller.api.addProduct(listing, key)
      expect(await world().seller.api.addProduct(listing, key)).toEqual(first)
    })

    it('L2, L4: an invalid listing is rejected with a message that names the field', async () => {
      const listing = await newListing({ productName: 'x'.repeat(49) })
      await expect(world().seller.api.addProduct(listing, randomUUID())).rejects.toMatchObject(
        failure({ kind: 'rejected', message: expect.stringContaining('productName') }),
      )
    })

    it('L7: an advertised product is among the advertisements; advertising again changes nothing', async () => {
      const id = await add(await newListing())
      await world().seller.api.advertiseProduct(id)
      await world().seller.api.advertiseProduct(id)
      expect(await own(id)).toMatchObject({ isAdvertised: true })
      const { items } = await world().market.guest.getAdvertisements(fromTheStart)
      expect(items.map(({ _id }) => _id)).toContain(id)
    })

    it('L8: a deleted product is no longer listed', async () => {
      const id = await add(await newListing())
      await world().seller.api.deleteProduct(id)
      expect(await own(id)).toBeUndefined()
    })

    it('L9, L10: a paid product is among the sales, with its buyer', async () => {
      const id = await add(await newListing())
      const product = await own(id)
      if (product === undefined) throw new Error('The product is not there.')
      await world().book(world().other, product)
      await pay(world(), await world().book(world().buyer, product))
      const sales = await world().seller.api.getSales(world().seller.email)
      const sale = filterReadable(sales).find(({ _id }) => _id === id)
      expect(sale).toMatchObject({ productName: product.productName, price: 180.5 })
      expect(sale && buyerOf(sale)).toMatchObject({
        name: 'Alma Reyes',
        email: world().buyer.email,
      })
    })

    it('L3, L5, L7, L8, L9: a buyer may use none of the seller calls', async () => {
      const listing = await newListing()
      const id = await add(listing)
      const { api, email } = world().buyer
      for (const call of [
        () => api.addProduct(listing, randomUUID()),
        () => api.getSellerProducts(email),
        () => api.advertiseProduct(id),
        () => api.deleteProduct(id),
        () => api.getSales(email),
      ]) {
        await expect(call()).rejects.toMatchObject(failure({ kind: 'forbidden' }))
      }
    })
  })
}
