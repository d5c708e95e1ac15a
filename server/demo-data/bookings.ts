import type { ReportReason } from '../reports/reports.ts'

type SeedBooking = {
  /** The buyer's id without the prefix 'buyer-'. */
  buyer: string
  product: string
  daysAgo: number
  meetingLocation: string
  /** Set where this buyer has paid for the product. */
  paidDaysAgo?: number
}

/** Bookings in every possible state, most of them Alma's. */
export const bookings: readonly SeedBooking[] = [
  {
    buyer: 'alma',
    product: 'tennis-racquet',
    daysAgo: 1,
    meetingLocation: 'Sellwood Park, by the courts',
  },
  // Theo has booked the same product: the first payment gets it.
  { buyer: 'alma', product: 'mantel-clock', daysAgo: 2, meetingLocation: 'Duluth public library' },
  { buyer: 'theo', product: 'mantel-clock', daysAgo: 3, meetingLocation: 'Canal Park, Duluth' },
  {
    buyer: 'alma',
    product: 'cd-collection',
    daysAgo: 14,
    paidDaysAgo: 12,
    meetingLocation: 'Ballard farmers market',
  },
  {
    buyer: 'alma',
    product: 'wine-glasses',
    daysAgo: 66,
    paidDaysAgo: 64,
    meetingLocation: 'Café on Royal Street',
  },
  { buyer: 'noor', product: 'wine-glasses', daysAgo: 65, meetingLocation: 'Crescent Park' },
  { buyer: 'alma', product: 'picnic-basket', daysAgo: 50, meetingLocation: 'Ballard locks' },
  {
    buyer: 'theo',
    product: 'picnic-basket',
    daysAgo: 49,
    paidDaysAgo: 47,
    meetingLocation: 'Golden Gardens parking lot',
  },
  { buyer: 'alma', product: 'twin-bell-alarm-clock', daysAgo: 26, meetingLocation: 'Wright Park' },
  { buyer: 'sam', product: 'red-toolbox', daysAgo: 28, meetingLocation: 'Tacoma Dome station' },
  {
    buyer: 'theo',
    product: 'mixing-bowl',
    daysAgo: 31,
    paidDaysAgo: 30,
    meetingLocation: 'Oaks Bottom trailhead',
  },
  {
    buyer: 'noor',
    product: 'camel-coat',
    daysAgo: 98,
    paidDaysAgo: 96,
    meetingLocation: 'Ballard library steps',
  },
  { buyer: 'noor', product: 'blue-summer-dress', daysAgo: 4, meetingLocation: 'Moreland bakery' },
  {
    buyer: 'sam',
    product: 'brown-derby-shoes',
    daysAgo: 22,
    paidDaysAgo: 21,
    meetingLocation: 'Church Street, Burlington',
  },
  { buyer: 'sam', product: 'five-string-banjo', daysAgo: 6, meetingLocation: 'Haywood Road café' },
]

/** Products that users have reported to the admin. */
export const reports: ReadonlyArray<{
  buyer: string
  product: string
  daysAgo: number
  reason?: ReportReason
  words?: string
}> = [
  {
    buyer: 'sam',
    product: 'red-moped',
    daysAgo: 2,
    reason: 'scam',
    words: 'The same pictures are on another site, with another seller.',
  },
  { buyer: 'noor', product: 'red-moped', daysAgo: 1, reason: 'scam' },
  {
    buyer: 'theo',
    product: 'chefs-knife',
    daysAgo: 5,
    reason: 'unsafe',
    words: 'The handle is loose.',
  },
  { buyer: 'alma', product: 'box-of-video-tapes', daysAgo: 9, reason: 'wrongCategory' },
  { buyer: 'noor', product: 'snare-drum', daysAgo: 11 },
]
