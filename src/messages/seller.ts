import { defineMessages } from './define-messages.ts'

/** Messages of the public page of a seller. */
export const sellerMessages = defineMessages({
  en: {
    seller: 'Seller',
    loading: 'Loading seller',
    breadcrumb: 'Breadcrumb',
    home: 'Home',
    memberSince: (month: string) => `On Loppis since ${month}`,
    verifiedOf: (name: string) => `${name} is a verified seller`,
    sold: (one: boolean, count: string) => (one ? '1 item sold' : `${count} items sold`),
    forSale: (one: boolean, count: string) => (one ? '1 item for sale' : `${count} items for sale`),
    nothing: 'Nothing for sale right now.',
    description: (name: string, offered: string) =>
      `${name} sells second-hand on Loppis: ${offered}.`,
  },
  sv: {
    seller: 'Säljare',
    loading: 'Hämtar säljaren',
    breadcrumb: 'Sökväg',
    home: 'Hem',
    memberSince: (month) => `På Loppis sedan ${month}`,
    verifiedOf: (name) => `${name} är en verifierad säljare`,
    sold: (one, count) => (one ? '1 såld vara' : `${count} sålda varor`),
    forSale: (one, count) => (one ? '1 vara till salu' : `${count} varor till salu`),
    nothing: 'Inget till salu just nu.',
    description: (name, offered) => `${name} säljer begagnat på Loppis: ${offered}.`,
  },
})
