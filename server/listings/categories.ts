import { type Expression, type InferResult, type RawBuilder, sql } from 'kysely'
import type { Queryable, Reader } from '../database/database.ts'
import { selectInCategory } from './products.ts'
import type { PictureSources } from '../database/columns.ts'
import type { CategoryTranslations } from '../database/columns.ts'
import { db, run } from '../database/sql.ts'
import { type Attribute, knownAttributes } from './attributes.ts'
import { Problem } from '../http/problem.ts'

/**
 * Every field but the first two is an API extension, absent where there is none: the category above it, the picture of an
 * available product of it or of its children, the name in other languages, and the attributes of its products.
 */
type CategoryAnswer = {
  _id: string
  categoryName: string
  parentId?: string
  image?: string
  imageSources?: PictureSources
  translations?: CategoryTranslations
  attributes?: Attribute[]
}

const NEWEST = { limit: 1, after: null }

/** The attributes of a category with those that it inherits. */
export const attributesOf = (category: Expression<string>): RawBuilder<readonly unknown[]> =>
  sql`category_attributes(${category})`

/** Selects the categories, each with the picture of its newest product that is for sale. */
const selectCategories = () =>
  db
    .selectFrom('categories as c')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('products as p')
          .select(['p.image', 'p.image_sources'])
          .where('p.id', 'in', selectInCategory(sql.ref('c.id'), NEWEST))
          .orderBy('p.created_at', 'desc')
          .orderBy('p.id', 'desc')
          .limit(sql.lit(1))
          .as('shown'),
      (join) => join.onTrue(),
    )
    .select(['c.id', 'c.name', 'c.parent_id', 'c.translations'])
    .select(['shown.image', 'shown.image_sources'])
    .orderBy('c.position')

const answerOf = ({
  id,
  name,
  image,
  image_sources,
  translations,
  parent_id,
  attributes,
}: InferResult<ReturnType<typeof selectCategories>>[number] & {
  attributes?: readonly unknown[]
}): CategoryAnswer => ({
  _id: id,
  categoryName: name,
  ...(parent_id === null ? {} : { parentId: parent_id }),
  ...(image === null ? {} : { image }),
  ...(image_sources === null ? {} : { imageSources: image_sources }),
  ...(translations === null ? {} : { translations }),
  ...(attributes !== undefined &&
    attributes.length > 0 && { attributes: knownAttributes(attributes) }),
})

/** Lists all categories in their order. A child is one of them. */
export async function listCategories(database: Reader): Promise<CategoryAnswer[]> {
  const categories = selectCategories().select(attributesOf(sql.ref('c.id')).as('attributes'))
  return (await run(database, categories)).map(answerOf)
}

/** Lists the first categories of the top level, without the attributes of their products. */
export async function listFirstCategories(
  database: Reader,
  limit: number,
): Promise<CategoryAnswer[]> {
  const top = selectCategories().where('c.parent_id', 'is', null).limit(sql.lit(limit))
  return (await run(database, top)).map(answerOf)
}

/** The parents of the categories that have one. */
export type Parents = ReadonlyMap<string, string>

export async function readParents(database: Reader): Promise<Parents> {
  const children = db
    .selectFrom('categories')
    .select(['id', 'parent_id'])
    .where('parent_id', 'is not', null)
    .$narrowType<{ parent_id: string }>()
  return new Map((await run(database, children)).map(({ id, parent_id }) => [id, parent_id]))
}

/** Returns the attributes of a category. Throws category-unknown where there is no such category. */
export async function readAttributes(database: Queryable, id: string): Promise<Attribute[]> {
  const [known] = await run(
    database,
    db
      .selectFrom('categories')
      .select(attributesOf(sql.ref('id')).as('attributes'))
      .where('id', '=', id),
  )
  if (known === undefined) throw new Problem('category-unknown')
  return knownAttributes(known.attributes)
}
