import { Hono } from 'hono'
import { type InferResult, sql } from 'kysely'
import { authorise } from '../access/authorise.ts'
import type { Queryable } from '../database/database.ts'
import { isInCategory, type PictureSources } from '../database/products.ts'
import type { CategoryTranslations } from '../database/translations.ts'
import { db, isForSale, run } from '../database/sql.ts'
import type { AppContext } from '../app-context.ts'
import { Problem } from '../problem.ts'
import { respondWithPublicList, conditionalGet } from './public-list.ts'

/**
 * Every field but the first two is an API extension, absent where there is none: the picture of an available product,
 * and the name in other languages.
 */
type CategoryAnswer = {
  _id: string
  categoryName: string
  image?: string
  imageSources?: PictureSources
  translations?: CategoryTranslations
}

/** Selects the categories, each with the picture of its newest product that is for sale. */
const selectCategories = () =>
  db
    .selectFrom('categories as c')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('products as p')
          .select(['p.image', 'p.image_sources'])
          .where(isInCategory(sql.ref('c.id')))
          .where(isForSale)
          .orderBy('p.category_id')
          .orderBy('p.created_at', 'desc')
          .orderBy('p.id', 'desc')
          .limit(sql.lit(1))
          .as('shown'),
      (join) => join.onTrue(),
    )
    .select(['c.id', 'c.name', 'c.translations', 'shown.image', 'shown.image_sources'])
    .orderBy('c.position')
type Categories = ReturnType<typeof selectCategories>

const answerOf = ({
  id,
  name,
  image,
  image_sources,
  translations,
}: InferResult<Categories>[number]): CategoryAnswer => ({
  _id: id,
  categoryName: name,
  ...(image === null ? {} : { image }),
  ...(image_sources === null ? {} : { imageSources: image_sources }),
  ...(translations === null ? {} : { translations }),
})

/** Serves GET /get-categories and GET /get-three-categories, both public. */
export function categoryRoutes(appContext: AppContext): Hono {
  const list = async (categories: Categories) =>
    (await run(appContext.reads, categories)).map(answerOf)
  return new Hono()
    .get(
      '/get-categories',
      authorise(appContext, 'GET /get-categories'),
      conditionalGet,
      async (context) => respondWithPublicList(context, await list(selectCategories())),
    )
    .get(
      '/get-three-categories',
      authorise(appContext, 'GET /get-three-categories'),
      conditionalGet,
      async (context) =>
        respondWithPublicList(context, await list(selectCategories().limit(sql.lit(3)))),
    )
}

/** Throws category-unknown where there is no such category. */
export async function requireCategory(database: Queryable, id: string): Promise<void> {
  const known = await run(database, db.selectFrom('categories').select('id').where('id', '=', id))
  if (known.length === 0) throw new Problem('category-unknown')
}
