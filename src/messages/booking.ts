import type { Protection } from '../domain/payment.ts'
import { defineMessages, plural } from './define-messages.ts'

/** Messages of the Book Now modal. */
export const bookingMessages = defineMessages({
  en: {
    title: 'Book Now',
    booking: 'Booking',
    steps: { book: 'Book', pay: 'Pay', meet: 'Meet the seller' },
    costsNothing: (amount: string) =>
      `Booking is free but reserves nothing: the first to pay ${amount} gets it.`,
    backToProducts: 'Back to products',
    goneTitle: (product: string) => `${product} can no longer be booked.`,
    alreadyBooked: (product: string) => `You've already booked ${product}.`,
    noNeed:
      "You don't need to book it again, but it is not yet yours: the first to pay gets it. Pay in My Orders.",
    seeBooking: 'See your booking',
    nothingBooked: 'No booking was made.',
    cancel: 'Cancel',
    submit: 'Book for free',
    unconfirmed: "We couldn't confirm your booking.",
    fullName: 'Full name',
    email: 'Email',
    productName: 'Product name',
    price: 'Price',
    phone: 'Phone number',
    sellerIsIn: (place: string) => `The seller is in ${place}.`,
    meeting: 'Meeting location',
  },
  sv: {
    title: 'Boka nu',
    booking: 'Bokning',
    steps: { book: 'Boka', pay: 'Betala', meet: 'Träffa säljaren' },
    costsNothing: (amount) =>
      `Det är gratis att boka, men varan reserveras inte: den som betalar ${amount} först får den.`,
    backToProducts: 'Tillbaka till varorna',
    goneTitle: (product) => `${product} går inte längre att boka.`,
    alreadyBooked: (product) => `Du har redan bokat ${product}.`,
    noNeed:
      'Du behöver inte boka igen, men varan är inte din än: den som betalar först får den. Betala i Mina beställningar.',
    seeBooking: 'Se din bokning',
    nothingBooked: 'Ingen bokning gjordes.',
    cancel: 'Avbryt',
    submit: 'Boka gratis',
    unconfirmed: 'Vi kunde inte bekräfta din bokning.',
    fullName: 'Namn',
    email: 'E-post',
    productName: 'Vara',
    price: 'Pris',
    phone: 'Telefonnummer',
    sellerIsIn: (place) => `Säljaren finns i ${place}.`,
    meeting: 'Mötesplats',
  },
})

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

/** How the market holds a payment until the buyer has the item. */
export const protectionMessages = defineMessages({
  en: {
    notHeld: "We don't hold the payment until you meet.",
    holdTerms: ({ handOverDays, metDays, sentDays }: Protection) =>
      `We hold the money until you have received the item. If the seller doesn't hand it over within ${handOverDays} days, you get your money back. After the handover you have ${metDays} days to report a problem, or ${sentDays} days if the item was sent.`,
  },
  sv: {
    notHeld: 'Vi håller inte inne pengarna tills ni har träffats.',
    holdTerms: ({ handOverDays, metDays, sentDays }) =>
      `Vi håller inne pengarna tills du har fått varan. Om säljaren inte har lämnat över den inom ${handOverDays} dagar får du pengarna tillbaka. Efter överlämningen har du ${metDays} dagar på dig att anmäla ett problem, eller ${sentDays} dagar om varan skickades.`,
  },
})
