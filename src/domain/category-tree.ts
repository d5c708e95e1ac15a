import type { Category } from './category.ts'
import { filterReadable, isUnreadable, type Listed } from './listed.ts'

/**
 * Returns the children of a category; without one, the categories of the top level: all on a server without parents, and a
 * child whose parent cannot be read.
 */
export const categoriesIn = <Item extends Listed<Category>>(
  categories: readonly Item[],
  parentId?: string,
): Item[] => categories.filter((one) => parentOf(categories, one)?._id === parentId)

const parentOf = (categories: readonly Listed<Category>[], one: Listed<Category>) =>
  isUnreadable(one) ? undefined : filterReadable(categories).find(({ _id }) => _id === one.parentId)

/** Returns a category after the one above it; nothing for an unknown one. */
export function categoryPath(categories: readonly Category[], id: string): Category[] {
  const category = categories.find(({ _id }) => _id === id)
  if (category === undefined) return []
  const parent = parentOf(categories, category)
  return parent === undefined ? [category] : [parent, category]
}
