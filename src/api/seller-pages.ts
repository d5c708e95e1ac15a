import { OfferedProductStruct, type SellerPage, SellerPageStruct } from '../domain/seller-page.ts'
import type { Http } from './client.ts'
import { decode, decodeItems } from './decode.ts'
import { path } from './path.ts'

/** The call for the page of a seller, an extension: the page of a product of a server that has it names it. */
export function sellerPagesApi(http: Http) {
  return {
    /** Returns the page, with a page of its products. Throws FailureError, `notFound` where there is no such seller, or the server has no pages of sellers. */
    async getSellerPage(sellerId: string, number = 1): Promise<SellerPage> {
      const body = await http.send({
        method: 'get',
        path: path`/sellers/${sellerId}`,
        ...(number > 1 && { query: { page: String(number) } }),
        bearer: 'nobody',
      })
      const page = decode(body, SellerPageStruct)
      return { ...page, products: decodeItems(page.products, OfferedProductStruct) }
    },
  }
}
