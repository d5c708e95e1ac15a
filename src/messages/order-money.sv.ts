import type { MessageShape } from './defineMessages.ts'
import type { moneyMessages as english } from './order-money.ts'

export const moneyMessages: MessageShape<typeof english> = {
  positions: {
    held: {
      buyer: 'Loppis håller pengarna tills du har varan.',
      seller: 'Loppis håller pengarna tills köparen har varan.',
      admin: 'Loppis håller pengarna tills köparen har varan.',
    },
    frozen: {
      buyer: 'Din bank har pengarna medan den utreder en tvist.',
      seller: 'Köparens bank har pengarna medan den utreder en tvist.',
      admin: 'Köparens bank har pengarna medan den utreder en tvist.',
    },
    chargedBack: {
      buyer: 'Din bank gav dig pengarna tillbaka.',
      seller: 'Banken gav pengarna tillbaka till köparen.',
      admin: 'Banken gav pengarna tillbaka till köparen.',
    },
    releasing: {
      buyer: 'Loppis betalar säljaren.',
      seller: 'Loppis betalar dig.',
      admin: 'Loppis betalar säljaren.',
    },
    released: {
      buyer: 'Säljaren har fått betalt.',
      seller: 'Du har fått betalt.',
      admin: 'Säljaren har fått betalt.',
    },
    refunding: {
      buyer: 'Pengarna är på väg tillbaka till ditt kort.',
      seller: 'Pengarna är på väg tillbaka till köparens kort.',
      admin: 'Pengarna är på väg tillbaka till köparens kort.',
    },
    refunded: {
      buyer: 'Pengarna har skickats tillbaka till ditt kort. Det tar oftast 3–5 dagar hos banken.',
      seller:
        'Pengarna har skickats tillbaka till köparens kort. Det tar oftast 3–5 dagar hos banken.',
      admin:
        'Pengarna har skickats tillbaka till köparens kort. Det tar oftast 3–5 dagar hos banken.',
    },
    splitting: {
      buyer: 'En del av pengarna går tillbaka till dig och resten till säljaren.',
      seller: 'En del av pengarna går tillbaka till köparen och resten till dig.',
      admin: 'En del av pengarna går tillbaka till köparen och resten till säljaren.',
    },
    settled: {
      buyer:
        'En del av pengarna har skickats tillbaka till ditt kort, och säljaren fick resten. Det tar oftast 3–5 dagar hos banken.',
      seller: 'En del av pengarna har skickats tillbaka till köparen, och du fick resten.',
      admin: 'En del av pengarna har skickats tillbaka till köparen, och säljaren fick resten.',
    },
    reversing: {
      buyer: 'Pengarna är på väg tillbaka från säljaren.',
      seller: 'Pengarna är på väg tillbaka från dig.',
      admin: 'Pengarna är på väg tillbaka från säljaren.',
    },
    reversed: {
      buyer:
        'Säljaren betalade tillbaka, och pengarna har skickats till ditt kort. Det tar oftast 3–5 dagar hos banken.',
      seller: 'Du betalade tillbaka, och pengarna har skickats till köparens kort.',
      admin: 'Säljaren betalade tillbaka, och pengarna har skickats till köparens kort.',
    },
    shortfall: {
      buyer: 'Loppis har täckt pengar som säljaren inte kunde betala tillbaka.',
      seller: 'Loppis har täckt pengar som du inte kunde betala tillbaka.',
      admin: 'Loppis har täckt pengar som säljaren inte kunde betala tillbaka.',
    },
  },
  unpaid: {
    paid: {
      frozen: {
        buyer: 'Säljaren lämnar inte över varan förrän din bank har avgjort tvisten.',
        seller: 'Lämna inte över varan förrän köparens bank har avgjort tvisten.',
        admin: 'Säljaren lämnar inte över varan förrän köparens bank har avgjort tvisten.',
      },
      chargedBack: {
        buyer: 'Din bank gav dig pengarna tillbaka, så säljaren behåller varan.',
        seller: 'Lämna inte över varan: banken gav pengarna tillbaka till köparen.',
        admin: 'Banken gav pengarna tillbaka till köparen, så säljaren behåller varan.',
      },
    },
  },
  amounts: {
    held: { buyer: 'Hos Loppis', seller: 'Hos Loppis', admin: 'Hos Loppis' },
    inFlight: { buyer: 'På väg', seller: 'På väg', admin: 'På väg' },
    released: { buyer: 'Till säljaren', seller: 'Till dig', admin: 'Till säljaren' },
    refunded: {
      buyer: 'Tillbaka till dig',
      seller: 'Tillbaka till köparen',
      admin: 'Tillbaka till köparen',
    },
    atBank: { buyer: 'Hos din bank', seller: 'Hos banken', admin: 'Hos banken' },
  },
}
