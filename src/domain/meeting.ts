import { type Infer, nonempty, string, type } from 'superstruct'
import { Moment } from './field-structs.ts'

/** Extension: what buyer and seller of a booking need to meet. Our server shows it to these two users only. */
export const MeetingStruct = type({
  /** The buyer's. */
  phoneNumber: nonempty(string()),
  /** The meeting place. */
  location: nonempty(string()),
  /** ISO 8601. */
  bookedAt: Moment,
})
export type Meeting = Infer<typeof MeetingStruct>
