import type { Listed } from '../domain/listed.ts'
import type { PageRequest } from '../domain/page.ts'
import { type Product, ProductStruct } from '../domain/product.ts'
import type { Http } from './client.ts'
import { decodeItems } from './decode.ts'
import { createPages } from './pages.ts'
import { path } from './path.ts'

/** Public lists of products (rule C2). */
export function productsApi(http: Http) {
  const { pageOf } = createPages(http, ProductStruct)
  return {
    async getHomeAdvertisements(): Promise<Listed<Product>[]> {
      return decodeItems(
        await http.send({ method: 'get', path: path`/v2/home-advertisements`, bearer: 'nobody' }),
        ProductStruct,
      )
    },
    getAdvertisements: (asked: PageRequest) => pageOf(path`/v2/advertisements`, asked),
    async getCategoryProducts(categoryId: string, asked: PageRequest) {
      return pageOf(path`/v2/category/${categoryId}`, asked)
    },
  }
}
