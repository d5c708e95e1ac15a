import { fromPromise, type SnapshotFrom } from 'xstate'
import { createCollectionMachine } from '../../machines/collection.machine.ts'
import type { BlogEntry } from '../domain/blog.ts'
import type { Category } from '../domain/category.ts'
import { isUnreadable, type Listed } from '../domain/listed.ts'
import type { Product } from '../domain/product.ts'
import { provideReconnection } from './reconnection.ts'
import type { Services } from './services.ts'

// Each list has its own id, under which its snapshot is dehydrated.
const categoriesAs = (id: string) =>
  createCollectionMachine<Category>(id, (category) => category._id)
const products = createCollectionMachine<Product>('homeAdvertisements', (product) => product._id)
const blogEntries = createCollectionMachine<BlogEntry>('blogEntries', (entry) => entry._id)

const withoutAttributes = (category: Listed<Category>): Listed<Category> =>
  isUnreadable(category) ? category : { ...category, attributes: undefined }

export type BlogMachine = typeof blogEntries
export type CategoriesMachine = ReturnType<typeof categoriesAs>
/** The loaded categories, and whether they are still loading. */
export type CategoriesSnapshot = SnapshotFrom<CategoriesMachine>
export type ProductsMachine = typeof products

/** Provides the public lists (rule C2) that are not paginated. */
export function provideCatalogue(services: Services) {
  const { api } = services
  const reconnection = provideReconnection(services)
  return {
    /** For the navigation's dropdown and the category list, on every page: without the attributes. */
    allCategories: categoriesAs('allCategories').provide({
      actors: {
        ...reconnection,
        load: fromPromise(async () => (await api.getCategories()).map(withoutAttributes)),
      },
    }),
    /** For the form of a listing. */
    formCategories: categoriesAs('formCategories').provide({
      actors: { ...reconnection, load: fromPromise(() => api.getCategories()) },
    }),
    threeCategories: categoriesAs('threeCategories').provide({
      actors: { ...reconnection, load: fromPromise(() => api.getThreeCategories()) },
    }),
    homeAdvertisements: products.provide({
      actors: { ...reconnection, load: fromPromise(() => api.getHomeAdvertisements()) },
    }),
    blogEntries: blogEntries.provide({
      actors: { ...reconnection, load: fromPromise(() => api.getBlogEntries()) },
    }),
  }
}
