import { defineMessages } from './defineMessages.ts'

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
