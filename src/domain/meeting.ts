import { type Infer, nonempty, string, type } from 'superstruct'
import { Moment } from './field-structs.ts'

/** Extension: the details that buyer and seller of a booking need to meet. Our server shows them to these two only. */
export const MeetingStruct = type({
  /** The buyer's. */
  phoneNumber: nonempty(string()),
  /** The meeting place. */
  location: nonempty(string()),
  /** ISO 8601. */
  bookedAt: Moment,
})
export type Meeting = Infer<typeof MeetingStruct>
