import { DESCRIPTION_LIMIT, PRODUCT_NAME_LIMIT } from '../domain/constants.ts'
import { defineMessages } from './define-messages.ts'

/** Messages of Add a Product. */
export const listingMessages = defineMessages({
  en: {
    title: 'Add a Product',
    lead: 'Add pictures, a short description and a price.',
    leadAgain: (product: string) =>
      `We have filled in what you wrote about ${product}. Change what you like, and add it as a new product.`,
    loading: 'Loading the form',
    loadingAgain: 'Loading your product',
    adding: 'Adding a product',
    steps: { describe: 'Describe', send: 'Upload pictures', list: 'Publish' },
    image: 'Product image',
    imageHelp: 'JPEG, PNG, WebP or AVIF. Daylight works best.',
    severalHelp: (max: string) => `Up to ${max}; the first is the cover.`,
    choose: 'Choose pictures',
    chooseOne: 'Choose a picture',
    add: 'Add product',
    stop: 'Cancel',
    categoryChoice: {
      loading: 'Loading categories',
      failed: "Couldn't load categories",
      empty: 'No categories yet',
      choose: 'Choose a category',
      other: (category: string) => `Other in ${category}`,
    },
    attributes: { choose: 'Choose' },
    fields: {
      productName: { label: 'Product name', help: `Up to ${PRODUCT_NAME_LIMIT} characters.` },
      askingPrice: { label: 'Asking price', help: 'Your price' },
      retailPrice: { label: 'Retail price', help: 'Price when new' },
      lowestOfferPercent: {
        label: 'Lowest offer',
        help: 'Buyers cannot offer less. They never see this.',
      },
      productCondition: { label: 'Condition' },
      categoryId: { label: 'Category' },
      purchaseYear: { label: 'Purchase year' },
      description: { label: 'Description', help: `Up to ${DESCRIPTION_LIMIT} characters.` },
      contact: { label: 'Contact number' },
      location: { label: 'Location', help: 'Where buyers can meet you.' },
    },
    partOfPrice: (percent: number) => {
      if (percent === 100) return 'No offers'
      return percent === 50 ? 'Half the price' : `${percent}% of the price`
    },
    conditions: {
      excellent: { label: 'Excellent', detail: 'Like new.' },
      good: { label: 'Good', detail: 'Well cared for; everything works.' },
      fair: { label: 'Fair', detail: 'Visible wear. Describe it below.' },
    },
    yearAsIn: (year: string) => `e.g. ${year}`,
    stopped: 'Canceled.',
    stillHere: "Your product wasn't listed. Your details are still here.",
    maybeListed:
      "We didn't get a response. Your product may already be listed. Check My Products before you try again.",
    nothingLost: 'Your details are still here.',
    listing: 'Pictures uploaded. Listing your product',
    sent: 'Processing the pictures',
    sending: 'Uploading the pictures',
  },
  sv: {
    title: 'Lägg upp en vara',
    lead: 'Lägg till bilder, en kort beskrivning och ett pris.',
    leadAgain: (product) =>
      `Vi har fyllt i det du skrev om ${product}. Ändra det du vill och lägg upp den som en ny vara.`,
    loading: 'Hämtar formuläret',
    loadingAgain: 'Hämtar din vara',
    adding: 'Så läggs varan upp',
    steps: { describe: 'Beskriv', send: 'Ladda upp bilder', list: 'Lägg upp' },
    image: 'Bild av varan',
    imageHelp: 'JPEG, PNG, WebP eller AVIF. Dagsljus ger bäst bild.',
    severalHelp: (max) => `Högst ${max}. Den första är omslaget.`,
    choose: 'Välj bilder',
    chooseOne: 'Välj en bild',
    add: 'Lägg upp varan',
    stop: 'Avbryt',
    categoryChoice: {
      loading: 'Hämtar kategorier',
      failed: 'Kunde inte hämta kategorier',
      empty: 'Inga kategorier än',
      choose: 'Välj kategori',
      other: (category) => `Övrigt i ${category}`,
    },
    attributes: { choose: 'Välj' },
    fields: {
      productName: { label: 'Varans namn', help: `Högst ${PRODUCT_NAME_LIMIT} tecken.` },
      askingPrice: { label: 'Pris', help: 'Vad du vill ha för den' },
      retailPrice: { label: 'Nypris', help: 'Vad den kostade som ny' },
      lowestOfferPercent: {
        label: 'Lägsta bud',
        help: 'Köpare kan inte bjuda mindre. De ser inte det här.',
      },
      productCondition: { label: 'Skick' },
      categoryId: { label: 'Kategori' },
      purchaseYear: { label: 'Inköpsår' },
      description: { label: 'Beskrivning', help: `Högst ${DESCRIPTION_LIMIT} tecken.` },
      contact: { label: 'Telefonnummer' },
      location: { label: 'Plats', help: 'Där köpare kan möta dig.' },
    },
    partOfPrice: (percent) => {
      if (percent === 100) return 'Inga bud'
      return percent === 50 ? 'Halva priset' : `${percent} % av priset`
    },
    conditions: {
      excellent: { label: 'Utmärkt', detail: 'Som ny.' },
      good: { label: 'Gott', detail: 'Välskött, allt fungerar.' },
      fair: { label: 'Hyfsat', detail: 'Synligt slitage. Beskriv det nedan.' },
    },
    yearAsIn: (year) => `t.ex. ${year}`,
    stopped: 'Avbrutet.',
    stillHere: 'Varan lades inte upp. Dina uppgifter finns kvar.',
    maybeListed:
      'Vi fick inget svar. Varan kan redan vara upplagd. Titta i Mina varor innan du försöker igen.',
    nothingLost: 'Dina uppgifter finns kvar.',
    listing: 'Bilderna är uppladdade. Varan läggs upp',
    sent: 'Bilderna behandlas',
    sending: 'Laddar upp bilderna',
  },
})

/** Messages of the listings of a seller: where each is, and what the seller can do with it. */
export const sellerListingMessages = defineMessages({
  en: {
    header: 'Listing',
    states: {
      published: 'For sale',
      expiring: 'About to expire',
      expired: 'Expired',
      withdrawn: 'Withdrawn',
      soldElsewhere: 'Sold elsewhere',
      sold: 'Sold',
    },
    hidden: 'Hidden',
    hiddenWhy: 'Why we hid it, and how to appeal',
    until: (day: string) => `Until ${day}`,
    notes: {
      expiring: 'Renew it to keep it for sale.',
      expired: "Buyers don't see it. Renew it to sell it.",
      withdrawn: "Buyers don't see it.",
      soldElsewhere: "Buyers don't see it.",
    },
    lowerPrice: 'Lower price',
    listAgain: 'List again',
    seeNew: 'See the new listing',
    undone: { canceled: 'The order was canceled.', refunded: 'The buyer got a refund.' },
    held: 'Reserved',
    heldUntil: (time: string) => `You can change it again after ${time}.`,
    acts: {
      edit: { label: 'Edit' },
      renew: { label: 'Renew', of: (product: string) => `Renew ${product}` },
      putBack: { label: 'Put back', of: (product: string) => `Put back ${product}` },
      withdraw: { label: 'Withdraw', of: (product: string) => `Withdraw ${product}` },
      sellElsewhere: {
        label: 'Sold elsewhere',
        of: (product: string) => `Mark ${product} as sold elsewhere`,
      },
    },
    asks: {
      renew: {
        title: (product: string) => `Renew ${product}?`,
        message: 'It stays for sale for another 60 days.',
        succeeded: 'The item is for sale for another 60 days.',
      },
      putBack: {
        title: (product: string) => `Put ${product} back up for sale?`,
        message: 'Buyers see it again. It is for sale for 60 days.',
        succeeded: 'The item is for sale again.',
      },
      withdraw: {
        title: (product: string) => `Withdraw ${product}?`,
        message:
          "Buyers no longer see it, those who booked it can't pay, and open offers end. You can put it back at any time.",
        succeeded: 'The item has been withdrawn.',
      },
      sellElsewhere: {
        title: (product: string) => `Mark ${product} as sold elsewhere?`,
        message:
          "Buyers no longer see it, those who booked it can't pay, and open offers end. If the sale falls through, you can put it back.",
        succeeded: 'The item is marked as sold elsewhere.',
      },
    },
  },
  sv: {
    header: 'Annons',
    states: {
      published: 'Till salu',
      expiring: 'Går snart ut',
      expired: 'Har gått ut',
      withdrawn: 'Tillbakadragen',
      soldElsewhere: 'Såld på annat håll',
      sold: 'Såld',
    },
    hidden: 'Dold',
    hiddenWhy: 'Varför vi har dolt den, och hur du överklagar',
    until: (day) => `Till ${day}`,
    notes: {
      expiring: 'Förläng den för att fortsätta sälja.',
      expired: 'Köpare ser den inte. Förläng den för att sälja.',
      withdrawn: 'Köpare ser den inte.',
      soldElsewhere: 'Köpare ser den inte.',
    },
    lowerPrice: 'Sänk priset',
    listAgain: 'Sälj igen',
    seeNew: 'Visa den nya annonsen',
    undone: { canceled: 'Köpet avbröts.', refunded: 'Köparen fick pengarna tillbaka.' },
    held: 'Reserverad',
    heldUntil: (time) => `Du kan ändra den igen efter ${time}.`,
    acts: {
      edit: { label: 'Ändra' },
      renew: { label: 'Förläng', of: (product) => `Förläng ${product}` },
      putBack: { label: 'Lägg upp igen', of: (product) => `Lägg upp igen: ${product}` },
      withdraw: { label: 'Dra tillbaka', of: (product) => `Dra tillbaka ${product}` },
      sellElsewhere: {
        label: 'Såld på annat håll',
        of: (product) => `Markera ${product} som såld på annat håll`,
      },
    },
    asks: {
      renew: {
        title: (product) => `Förlänga ${product}?`,
        message: 'Den är till salu i 60 dagar till.',
        succeeded: 'Varan är till salu i 60 dagar till.',
      },
      putBack: {
        title: (product) => `Lägga upp ${product} igen?`,
        message: 'Köpare ser den igen. Den är till salu i 60 dagar.',
        succeeded: 'Varan är till salu igen.',
      },
      withdraw: {
        title: (product) => `Dra tillbaka ${product}?`,
        message:
          'Köpare ser den inte längre, de som har bokat kan inte betala, och öppna bud avslutas. Du kan lägga upp den igen när du vill.',
        succeeded: 'Varan är tillbakadragen.',
      },
      sellElsewhere: {
        title: (product) => `Markera ${product} som såld på annat håll?`,
        message:
          'Köpare ser den inte längre, de som har bokat kan inte betala, och öppna bud avslutas. Om affären inte blir av kan du lägga upp den igen.',
        succeeded: 'Varan är markerad som såld på annat håll.',
      },
    },
  },
})
