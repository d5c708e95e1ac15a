import { defineMessages } from './define-messages.ts'

/** Messages of the page of a product. */
export const productPageMessages = defineMessages({
  en: {
    item: 'Item',
    loading: 'Loading item',
    listed: 'Listed',
    seller: 'Seller',
    email: 'Email',
    description: 'Description',
    buying: 'How buying works',
    aboutProtection: 'How your money is protected',
    makeOffer: 'Make an offer',
    seeOffer: 'See your offer',
    offersFor: (count: number) => (count === 1 ? '1 offer' : `${count} offers`),
    writeMessage: 'Message the seller',
    ownListing: 'This is your listing.',
    toMyProducts: 'Go to My Products',
    sold: 'Sold',
    soldSentence: 'This item has been sold.',
    goneTitle: 'This item is no longer for sale',
    goneSentence: 'It was taken down, or the listing has expired.',
    moreIn: (category: string) => `More in ${category}`,
    alike: 'Similar items',
  },
  sv: {
    item: 'Vara',
    loading: 'Hämtar varan',
    listed: 'Upplagd',
    seller: 'Säljare',
    email: 'E-post',
    description: 'Beskrivning',
    buying: 'Så går köpet till',
    aboutProtection: 'Så skyddas dina pengar',
    makeOffer: 'Lägg ett bud',
    seeOffer: 'Se ditt bud',
    offersFor: (count) => `${count} bud`,
    writeMessage: 'Skriv till säljaren',
    ownListing: 'Det här är din annons.',
    toMyProducts: 'Till Mina varor',
    sold: 'Såld',
    soldSentence: 'Den här varan är såld.',
    goneTitle: 'Den här varan är inte längre till salu',
    goneSentence: 'Den har tagits ner, eller så har annonsen gått ut.',
    moreIn: (category) => `Mer i ${category}`,
    alike: 'Liknande varor',
  },
})

/** The summary of a product for sale in search engines and link previews. Only the server's HTML contains it. */
export const productSummary = defineMessages({
  en: {
    facts: (condition: string, place: string) =>
      `Second-hand, ${condition} condition, in ${place}.`,
  },
  sv: {
    facts: (condition, place) => `Begagnad, ${condition} skick, i ${place}.`,
  },
})

/** Messages of a seller's email address and phone number that only signed-in users see. */
export const sellerContactMessages = defineMessages({
  en: {
    show: 'Show email and phone number',
    logIn: 'Log in to see email and phone number',
  },
  sv: {
    show: 'Visa e-post och telefonnummer',
    logIn: 'Logga in för att se e-post och telefonnummer',
  },
})
