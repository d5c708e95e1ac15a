import { defineMessages } from './defineMessages.ts'

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
