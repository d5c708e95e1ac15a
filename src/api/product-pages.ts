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

/** The call for the page of a product, an extension: a product of a server that has it says so (`hasPage`). */
export function productPagesApi(http: Http) {
  return {
    /** Returns the page. Throws Failed, `notFound` where there has never been such a product, or the server has no pages. */
    async getProductPage(productId: string): Promise<ProductPage> {
      return pageIn(
        await http.send({ method: 'get', path: path`/products/${productId}`, bearer: 'nobody' }),
      )
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
