import { createContext, use } from 'react'
import type { CategoriesSnapshot } from '../../actors/catalogue.ts'
import { translatedCategoryName } from '../../domain/translations.ts'
import { filterReadable } from '../../domain/listed.ts'
import { useLocale } from '../../messages/useMessages.ts'

const LoadedCategoriesContext = createContext<CategoriesSnapshot | null>(null)

/** Provides the categories of the menu, so that a category's screen knows its name before its products arrive. */
export const LoadedCategories = LoadedCategoriesContext.Provider

/** Returns the categories that have loaded and can be read. */
export const useLoadedCategories = () =>
  filterReadable(use(LoadedCategoriesContext)?.context.items ?? [])

/** Returns the name of a category in the reader's language; undefined while the categories load and for an unknown category. */
export function useCategoryName(categoryId: string): string | undefined {
  const category = useLoadedCategories().find(({ _id }) => _id === categoryId)
  const { language } = useLocale()
  return category && translatedCategoryName(language, category)
}
