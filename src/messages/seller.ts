import { defineMessages } from './define-messages.ts'

/** Messages of the public page of a seller. */
export const sellerMessages = defineMessages({
  en: {
    seller: 'Seller',
    loading: 'Loading seller',
    breadcrumb: 'Breadcrumb',
    home: 'Home',
    verifiedOf: (name: string) => `${name} is a verified seller`,
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
    verifiedOf: (name) => `${name} är en verifierad säljare`,
    forSale: (one, count) => (one ? '1 vara till salu' : `${count} varor till salu`),
    nothing: 'Inget till salu just nu.',
    description: (name, offered) => `${name} säljer begagnat på Loppis: ${offered}.`,
  },
})
