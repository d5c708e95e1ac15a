import { defineMessages } from './define-messages.ts'

/** The parameters of an offer's messages. `name`: the other side; `price`: the price that was named last. */
type About = { name: string; price: string }

/** The price that sellers usually accept, in percent of the asking price. `category`: its name, where it is known. */
type Usual = { percent: number; of: 'category' | 'market'; category: string | undefined }

/** Messages of the offers. */
export const offersMessages = defineMessages({
  en: {
    title: 'Offers',
    lead: 'Agree on a price before you buy or sell.',
    loading: 'Loading the offers',
    empty: 'No offers yet.',
    absent: "This account can't make or get offers.",
    find: 'Find something',
    toDashboard: 'Go to the dashboard',
    all: 'All offers',
    asking: (price: string) => `Asking price ${price}`,
    make: 'Make an offer',
    makeHelp:
      'The seller has 48 hours to answer. If you agree, the item is reserved for you for 24 hours.',
    yours: (name: string) => `Your offer to ${name}`,
    theirs: (name: string) => `Offer from ${name}`,
    states: {
      open: {
        buyer: ({ name, price }: About) => `You offered ${price}. ${name} has not answered yet.`,
        seller: ({ name, price }: About) => `${name} offers ${price}.`,
      },
      countered: {
        buyer: ({ name, price }: About) => `${name} suggests ${price}.`,
        seller: ({ name, price }: About) => `You suggested ${price}. ${name} has not answered yet.`,
      },
      accepted: {
        buyer: ({ price }: About) => `You agreed on ${price}. The item is reserved for you.`,
        seller: ({ name, price }: About) =>
          `You agreed on ${price}. The item is reserved for ${name}.`,
      },
      paid: {
        buyer: ({ price }: About) => `You bought the item for ${price}.`,
        seller: ({ name, price }: About) => `${name} bought the item for ${price}.`,
      },
      declined: {
        buyer: ({ price }: About) => `The offer of ${price} has ended without a deal.`,
        seller: ({ price }: About) => `The offer of ${price} has ended without a deal.`,
      },
      withdrawn: {
        buyer: ({ price }: About) => `The offer of ${price} was withdrawn.`,
        seller: ({ price }: About) => `The offer of ${price} was withdrawn.`,
      },
      expired: {
        buyer: ({ price }: About) => `The offer of ${price} got no answer in time.`,
        seller: ({ price }: About) => `The offer of ${price} got no answer in time.`,
      },
      lapsed: {
        buyer: ({ price }: About) => `You agreed on ${price}, but the payment didn't come in time.`,
        seller: ({ name, price }: About) => `${name} didn't pay ${price} in time.`,
      },
    },
    unknownState: 'This offer is in a state that this version does not know.',
    deadlines: {
      'deadline.expired': (at: string, relative: string) => `Answer by ${at} (${relative}).`,
      'deadline.reservation': (at: string, relative: string) =>
        `Reserved until ${at} (${relative}).`,
    },
    acts: {
      'seller.accept': (price: string) => `Accept ${price}`,
      'seller.counter': () => 'Suggest another price',
      'seller.decline': () => 'Decline',
      'seller.withdraw': () => 'Withdraw offer',
      'buyer.accept': (price: string) => `Accept ${price}`,
      'buyer.counter': () => 'Make another offer',
      'buyer.decline': () => 'Decline',
      'buyer.withdraw': () => 'Withdraw offer',
    },
    book: (price: string) => `Book at ${price}`,
    pay: (price: string) => `Pay ${price}`,
    price: 'Your price',
    priceHelp: (min: string, max: string) => `From ${min} to ${max}.`,
    priceUpTo: (max: string) => `Up to ${max}.`,
    usual: ({ percent, of, category }: Usual) =>
      `${of === 'market' ? 'Sellers' : category === undefined ? 'Sellers of items like this' : `Sellers in ${category}`} usually take about ${percent}% of the asking price.`,
    use: (price: string) => `Use ${price}`,
    send: 'Send',
    cancel: 'Cancel',
    waiting: (count: number) =>
      count === 1 ? '1 offer waits for you.' : `${count} offers wait for you.`,
  },
  sv: {
    title: 'Bud',
    lead: 'Kom överens om ett pris innan du köper eller säljer.',
    loading: 'Hämtar buden',
    empty: 'Inga bud ännu.',
    absent: 'Det här kontot kan inte lägga eller få bud.',
    find: 'Hitta något',
    toDashboard: 'Till översikten',
    all: 'Alla bud',
    asking: (price) => `Pris ${price}`,
    make: 'Lägg ett bud',
    makeHelp:
      'Säljaren har 48 timmar på sig att svara. Kommer ni överens är varan reserverad för dig i 24 timmar.',
    yours: (name) => `Ditt bud till ${name}`,
    theirs: (name) => `Bud från ${name}`,
    states: {
      open: {
        buyer: ({ name, price }) => `Du bjöd ${price}. ${name} har inte svarat än.`,
        seller: ({ name, price }) => `${name} bjuder ${price}.`,
      },
      countered: {
        buyer: ({ name, price }) => `${name} föreslår ${price}.`,
        seller: ({ name, price }) => `Du föreslog ${price}. ${name} har inte svarat än.`,
      },
      accepted: {
        buyer: ({ price }) => `Ni kom överens om ${price}. Varan är reserverad för dig.`,
        seller: ({ name, price }) => `Ni kom överens om ${price}. Varan är reserverad för ${name}.`,
      },
      paid: {
        buyer: ({ price }) => `Du köpte varan för ${price}.`,
        seller: ({ name, price }) => `${name} köpte varan för ${price}.`,
      },
      declined: {
        buyer: ({ price }) => `Budet på ${price} är avslutat utan köp.`,
        seller: ({ price }) => `Budet på ${price} är avslutat utan köp.`,
      },
      withdrawn: {
        buyer: ({ price }) => `Budet på ${price} togs tillbaka.`,
        seller: ({ price }) => `Budet på ${price} togs tillbaka.`,
      },
      expired: {
        buyer: ({ price }) => `Budet på ${price} fick inget svar i tid.`,
        seller: ({ price }) => `Budet på ${price} fick inget svar i tid.`,
      },
      lapsed: {
        buyer: ({ price }) => `Ni kom överens om ${price}, men betalningen kom inte i tid.`,
        seller: ({ name, price }) => `${name} betalade inte ${price} i tid.`,
      },
    },
    unknownState: 'Budet är i ett läge som den här versionen inte känner till.',
    deadlines: {
      'deadline.expired': (at, relative) => `Svara senast ${at} (${relative}).`,
      'deadline.reservation': (at, relative) => `Reserverad till ${at} (${relative}).`,
    },
    acts: {
      'seller.accept': (price) => `Godta ${price}`,
      'seller.counter': () => 'Föreslå ett annat pris',
      'seller.decline': () => 'Tacka nej',
      'seller.withdraw': () => 'Dra tillbaka budet',
      'buyer.accept': (price) => `Godta ${price}`,
      'buyer.counter': () => 'Lägg ett nytt bud',
      'buyer.decline': () => 'Tacka nej',
      'buyer.withdraw': () => 'Dra tillbaka budet',
    },
    book: (price) => `Boka för ${price}`,
    pay: (price) => `Betala ${price}`,
    price: 'Ditt pris',
    priceHelp: (min, max) => `Från ${min} till ${max}.`,
    priceUpTo: (max) => `Högst ${max}.`,
    usual: ({ percent, of, category }) =>
      `${of === 'market' ? 'Säljare' : category === undefined ? 'Säljare av liknande varor' : `Säljare i ${category}`} går oftast med på ungefär ${percent} % av det begärda priset.`,
    use: (price) => `Välj ${price}`,
    send: 'Skicka',
    cancel: 'Avbryt',
    waiting: (count) => (count === 1 ? '1 bud väntar på dig.' : `${count} bud väntar på dig.`),
  },
})
