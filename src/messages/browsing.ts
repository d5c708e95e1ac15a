import { defineMessages, plural } from './define-messages.ts'

/** Messages of the categories, the product lists and the blog. */
export const browsingMessages = defineMessages({
  en: {
    home: 'Home',
    breadcrumb: 'Breadcrumb',
    categories: 'Categories',
    whereToLook: 'What are you looking for?',
    loadingCategories: 'Loading categories',
    noCategories: 'No categories yet.',
    blog: 'Blog',
    questions: 'Answers to common questions.',
    loadingBlog: 'Loading blog',
    nothingWritten: 'No posts yet.',
    category: 'Category',
    advertised: 'Advertised products',
    nothingAdvertised: 'No advertised products right now.',
    things: (count: number, figures: string) =>
      `${figures} ${plural('en', count, { one: 'item', other: 'items' })}`,
    loadingProducts: 'Loading products',
    seeElse: 'Browse other items',
    products: 'Products',
    identifying: "Checking whether you're signed in.",
  },
  sv: {
    home: 'Hem',
    breadcrumb: 'Sökväg',
    categories: 'Kategorier',
    whereToLook: 'Vad letar du efter?',
    loadingCategories: 'Hämtar kategorier',
    noCategories: 'Inga kategorier än.',
    blog: 'Blogg',
    questions: 'Svar på vanliga frågor.',
    loadingBlog: 'Hämtar bloggen',
    nothingWritten: 'Inga inlägg än.',
    category: 'Kategori',
    advertised: 'Framhävda varor',
    nothingAdvertised: 'Inga framhävda varor just nu.',
    things: (count, figures) =>
      `${figures} ${plural('sv', count, { one: 'vara', other: 'varor' })}`,
    loadingProducts: 'Hämtar varor',
    seeElse: 'Se andra varor',
    products: 'Varor',
    identifying: 'Kontrollerar om du är inloggad.',
  },
})

/** Messages of a product list, which loads in pages. */
export const productListMessages = defineMessages({
  en: {
    products: 'Products',
    showMore: 'Show more',
    shown: (shown: string) => `${shown} shown so far`,
    shownOf: (shown: string, total: string) => `${shown} of ${total} shown`,
    allShown: (total: string) => `All ${total} are shown`,
    notMore: "We couldn't load more products.",
  },
  sv: {
    products: 'Varor',
    showMore: 'Visa fler',
    shown: (shown) => `${shown} visas hittills`,
    shownOf: (shown, total) => `${shown} av ${total} visas`,
    allShown: (total) => `Alla ${total} visas`,
    notMore: 'Vi kunde inte hämta fler varor.',
  },
})

/** Messages of the row of products that were looked at. */
export const recentlySeenMessages = defineMessages({
  en: { title: 'Recently seen', clear: 'Clear', clearOf: 'Clear recently seen items' },
  sv: { title: 'Senast sedda', clear: 'Rensa', clearOf: 'Rensa senast sedda varor' },
})
