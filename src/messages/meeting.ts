import { defineMessages, plural } from './defineMessages.ts'

/** Messages of the meeting of a booking's buyer and seller, and of how they reach each other. */
export const meetingMessages = defineMessages({
  en: {
    place: 'Meet at',
    yourPhone: 'Your phone',
    sellerPhone: "Seller's phone",
    buyerPhone: 'Phone',
    booked: 'Booked',
    bookings: (count: number, shown: string) =>
      plural('en', count, {
        one: `${shown} person booked this`,
        other: `${shown} people booked this`,
      }),
    bookingsOf: (product: string) => `Bookings of ${product}`,
    firstToPay: 'The first to pay gets the item.',
    writeTo: (name: string) => `Message ${name}`,
  },
  sv: {
    place: 'Mötesplats',
    yourPhone: 'Ditt telefonnummer',
    sellerPhone: 'Säljarens telefon',
    buyerPhone: 'Telefon',
    booked: 'Bokad',
    bookings: (count, shown) =>
      plural('sv', count, {
        one: `${shown} person har bokat`,
        other: `${shown} personer har bokat`,
      }),
    bookingsOf: (product) => `Bokningar av ${product}`,
    firstToPay: 'Den som betalar först får varan.',
    writeTo: (name) => `Skriv till ${name}`,
  },
})
