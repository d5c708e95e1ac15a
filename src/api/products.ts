import { array } from 'superstruct'
import { type Product, ProductStruct } from '../domain/product.ts'
import type { Http } from './client.ts'
import { decode } from './decode.ts'
import { path } from './path.ts'

/** The lists of products that anyone may see (rule C2). */
export function productsApi(http: Http) {
  const list = async (listPath: string): Promise<Product[]> =>
    decode(
      await http.send({ method: 'get', path: listPath, bearer: 'nobody' }),
      array(ProductStruct),
    )
  return {
    getHomeAdvertisements: () => list(path`/v2/home-advertisements`),
    getAdvertisements: () => list(path`/v2/advertisements`),
    async getCategoryProducts(categoryId: string) {
      return list(path`/v2/category/${categoryId}`)
    },
  }
}
