import { defineMessages } from './defineMessages.ts'

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
