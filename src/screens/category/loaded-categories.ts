import { createContext, use } from 'react'
import type { CategoriesSnapshot } from '../../actors/catalogue.ts'
import type { Category } from '../../domain/category.ts'
import { categoriesIn, categoryPath } from '../../domain/category-tree.ts'
import type { Language } from '../../domain/language.ts'
import { translatedCategoryName } from '../../domain/translations.ts'
import { filterReadable } from '../../domain/listed.ts'
import { useLocale } from '../../messages/useMessages.ts'
import { pathOf } from '../paths.ts'

const LoadedCategoriesContext = createContext<CategoriesSnapshot | null>(null)

/** Provides the categories of the menu, so that a category's screen knows its name before its products arrive. */
export const LoadedCategories = LoadedCategoriesContext.Provider

/** Returns the categories that have loaded and can be read. */
export const useLoadedCategories = () =>
  filterReadable(use(LoadedCategoriesContext)?.context.items ?? [])

/** The categories below a category or above it, as links. */
type CategoryLink = { href: string; text: string }

const linkTo = (language: Language, category: Category): CategoryLink => ({
  href: pathOf({ screen: 'category', categoryId: category._id }),
  text: translatedCategoryName(language, category),
})

/** Returns the links to a category's children. */
export function useCategoryChildren(categoryId: string): CategoryLink[] {
  const { language } = useLocale()
  return categoriesIn(useLoadedCategories(), categoryId).map((one) => linkTo(language, one))
}

/**
 * Returns the link to a category after that to the one above it; nothing while the categories load and for an unknown category.
 */
export function useCategoryPath(categoryId: string): CategoryLink[] {
  const { language } = useLocale()
  return categoryPath(useLoadedCategories(), categoryId).map((one) => linkTo(language, one))
}

/** Returns the name of a category in the reader's language; undefined while the categories load and for an unknown category. */
export function useCategoryName(categoryId: string): string | undefined {
  return useCategoryPath(categoryId).at(-1)?.text
}
