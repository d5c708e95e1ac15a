import { type Category, CategoryStruct } from '../domain/category.ts'
import type { Listed } from '../domain/listed.ts'
import type { Http } from './client.ts'
import { decodeItems } from './decode.ts'
import { type Path, path } from './path.ts'

/** Public lists of categories (rule C2). */
export function categoriesApi(http: Http) {
  const list = async (listPath: Path): Promise<Listed<Category>[]> =>
    decodeItems(
      await http.send({ method: 'get', path: listPath, bearer: 'nobody' }),
      CategoryStruct,
    )
  return {
    getCategories: () => list(path`/get-categories`),
    /** Returns the three categories of the home page. */
    getThreeCategories: () => list(path`/get-three-categories`),
  }
}
