import { type InferResult, sql } from 'kysely'
import type { Queryable, Reader } from '../database/database.ts'
import { isInCategory } from './products.ts'
import type { PictureSources } from '../database/columns.ts'
import type { CategoryTranslations } from '../database/columns.ts'
import { db, isForSale, run } from '../database/sql.ts'
import { type Attribute, knownAttributes } from './attributes.ts'
import { Problem } from '../http/problem.ts'

/**
 * Every field but the first two is an API extension, absent where there is none: the picture of an available product,
 * the name in other languages,
 * and the attributes of its products.
 */
type CategoryAnswer = {
  _id: string
  categoryName: string
  image?: string
  imageSources?: PictureSources
  translations?: CategoryTranslations
  attributes?: Attribute[]
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
    .select([
      'c.id',
      'c.name',
      'c.translations',
      'c.attributes',
      'shown.image',
      'shown.image_sources',
    ])
    .orderBy('c.position')

const answerOf = ({
  id,
  name,
  image,
  image_sources,
  translations,
  attributes,
}: InferResult<ReturnType<typeof selectCategories>>[number]): CategoryAnswer => ({
  _id: id,
  categoryName: name,
  ...(image === null ? {} : { image }),
  ...(image_sources === null ? {} : { imageSources: image_sources }),
  ...(translations === null ? {} : { translations }),
  ...(attributes.length > 0 && { attributes: knownAttributes(attributes) }),
})

/** Lists the categories in their order: all, or the first ones, without the attributes of their products. */
export async function listCategories(
  database: Reader,
  limit: number | null = null,
): Promise<CategoryAnswer[]> {
  const categories = selectCategories()
  if (limit === null) return (await run(database, categories)).map(answerOf)
  const rows = await run(database, categories.limit(sql.lit(limit)))
  return rows.map((row) => answerOf({ ...row, attributes: [] }))
}

/** Returns the attributes of a category. Throws category-unknown where there is no such category. */
export async function readAttributes(database: Queryable, id: string): Promise<Attribute[]> {
  const [known] = await run(
    database,
    db.selectFrom('categories').select('attributes').where('id', '=', id),
  )
  if (known === undefined) throw new Problem('category-unknown')
  return knownAttributes(known.attributes)
}
