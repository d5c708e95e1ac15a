import { createContext, use } from 'react'
import type { CategoriesSnapshot } from '../../actors/catalogue.ts'
import { categoryNameIn } from '../../domain/translated.ts'
import { readableOf } from '../../domain/listed.ts'
import { useLocale } from '../../messages/useMessages.ts'

const LoadedCategoriesContext = createContext<CategoriesSnapshot | null>(null)

/** Provides the categories of the menu, so that a category's screen knows its name before its products arrive. */
export const LoadedCategories = LoadedCategoriesContext.Provider

/** Returns the names of the loaded categories in the reader's language, by id. */
export function useCategoryNames(): ReadonlyMap<string, string> {
  const categories = readableOf(use(LoadedCategoriesContext)?.context.items ?? [])
  const { language } = useLocale()
  return new Map(categories.map((category) => [category._id, categoryNameIn(language, category)]))
}

/** Returns the name of a category in the reader's language; undefined while the categories load and for an unknown category. */
export const useCategoryName = (categoryId: string): string | undefined =>
  useCategoryNames().get(categoryId)
