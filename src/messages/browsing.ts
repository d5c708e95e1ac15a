import { defineMessages, plural } from './defineMessages.ts'

/** Messages of the categories, the product lists and the blog. */
export const browsingMessages = defineMessages({
  en: {
    categories: 'Categories',
    whereToLook: 'Where would you like to look?',
    loadingCategories: 'Loading the categories',
    noCategories: 'There are no categories yet.',
    blog: 'Blog',
    questions: 'Questions people ask, and what we answer.',
    loadingBlog: 'Loading the blog',
    nothingWritten: 'Nothing has been written yet.',
    category: 'Category',
    advertised: 'Advertised products',
    nothingAdvertised: 'Nothing is advertised at the moment.',
    things: (count: number, figures: string) =>
      `${figures} ${plural('en', count, { one: 'thing', other: 'things' })}`,
    loadingProducts: 'Loading the products',
    seeElse: 'See what else there is',
    products: 'Products',
    identifying: 'One moment, we are checking whether you are signed in.',
  },
  sv: {
    categories: 'Kategorier',
    whereToLook: 'Var vill du titta?',
    loadingCategories: 'Hämtar kategorierna',
    noCategories: 'Det finns inga kategorier än.',
    blog: 'Blogg',
    questions: 'Vanliga frågor, och våra svar.',
    loadingBlog: 'Hämtar bloggen',
    nothingWritten: 'Inget är skrivet än.',
    category: 'Kategori',
    advertised: 'Annonserade varor',
    nothingAdvertised: 'Inget annonseras just nu.',
    things: (count, figures) => `${figures} ${plural('sv', count, { one: 'sak', other: 'saker' })}`,
    loadingProducts: 'Hämtar varorna',
    seeElse: 'Se vad mer som finns',
    products: 'Varor',
    identifying: 'Ett ögonblick, vi ser efter om du är inloggad.',
  },
})
