import { type Contact, ContactStruct } from '../domain/contact.ts'
import { ProductStruct } from '../domain/product.ts'
import {
  GoneProductStruct,
  ProductForSaleStruct,
  type ProductPage,
  ProductPageStruct,
  SoldProductStruct,
} from '../domain/product-page.ts'
import type { Http } from './client.ts'
import { decode, decodeItems } from './decode.ts'
import { path } from './path.ts'

/** The calls for the page of a product, extensions: a product of a server that has them says so (`hasPage`, `isContactHidden`). */
export function productPagesApi(http: Http) {
  return {
    /** Returns the page, with the distance from a place. Throws FailureError, `notFound` where there has never been such a product, or the server has no pages. */
    async getProductPage(productId: string, near?: string): Promise<ProductPage> {
      return pageIn(
        await http.send({
          method: 'get',
          path: path`/products/${productId}`,
          bearer: 'nobody',
          ...(near !== undefined && { query: { near } }),
        }),
      )
    },

    /** Returns how to reach the seller of a product for sale. Throws FailureError, `notFound` where it is not for sale any more. */
    async getContact(productId: string): Promise<Contact> {
      const body = await http.send({
        method: 'get',
        path: path`/products/${productId}/contact`,
        bearer: 'accessToken',
      })
      return decode(body, ContactStruct)
    },
  }
}

function pageIn(body: unknown): ProductPage {
  const { availability, ...rest } = decode(body, ProductPageStruct)
  const alike = decodeItems(rest.alike, ProductStruct)
  switch (availability) {
    case 'forSale':
      return { ...decode(body, ProductForSaleStruct), availability, alike }
    case 'sold':
      return { ...decode(body, SoldProductStruct), availability, alike }
    case 'gone':
      return { ...decode(body, GoneProductStruct), availability, alike }
  }
}
