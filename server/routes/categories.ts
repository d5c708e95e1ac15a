import { Hono } from 'hono'
import { authorise } from '../access/authorise.ts'
import type { Queryable } from '../database/database.ts'
import type { PictureSources } from '../database/products.ts'
import type { AppContext } from '../app-context.ts'
import { Problem } from '../problem.ts'
import { respondWithPublicList, conditionalGet } from './public-list.ts'

type CategoryRow = {
  id: string
  name: string
  image: string | null
  image_sources: PictureSources | null
}

/** `image` and `imageSources` are those of an available product: an API extension, absent where there is none. */
type CategoryAnswer = {
  _id: string
  categoryName: string
  image?: string
  imageSources?: PictureSources
}

const SELECT = `
  select c.id, c.name, shown.image, shown.image_sources
    from categories c
    left join lateral (
      select p.image, p.image_sources from products p
       where p.category_id = c.id and not p.is_sold and p.removed_at is null
       order by p.created_at desc, p.id desc limit 1
    ) shown on true
   order by c.position`

const answerOf = ({ id, name, image, image_sources }: CategoryRow): CategoryAnswer => ({
  _id: id,
  categoryName: name,
  ...(image === null ? {} : { image }),
  ...(image_sources === null ? {} : { imageSources: image_sources }),
})

/** Serves GET /get-categories and GET /get-three-categories, both public. */
export function categoryRoutes(appContext: AppContext): Hono {
  const list = async (select: string) =>
    (await appContext.database.query<CategoryRow>(select)).map(answerOf)
  return new Hono()
    .get(
      '/get-categories',
      authorise(appContext, 'GET /get-categories'),
      conditionalGet,
      async (context) => respondWithPublicList(context, await list(SELECT)),
    )
    .get(
      '/get-three-categories',
      authorise(appContext, 'GET /get-three-categories'),
      conditionalGet,
      async (context) => respondWithPublicList(context, await list(`${SELECT} limit 3`)),
    )
}

/** Throws category-unknown where there is no such category. */
export async function requireCategory(database: Queryable, id: string): Promise<void> {
  const known = await database.query('select id from categories where id = $1', [id])
  if (known.length === 0) throw new Problem('category-unknown')
}
