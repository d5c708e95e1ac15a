import { sellerContactMachine } from '../../../machines/sellerContact.machine.ts'
import type { Contact } from '../../../src/domain/contact.ts'
import { camera } from '../booking/booking.script.ts'
import { portResults, scriptFor } from '../../model/script.ts'

export const sams: Contact = { email: 'sam@loppis.test', phone: '070-765 43 21' }

/** The script of a seller's contact details that only signed-in users see. */
export const sellerContactScript = scriptFor(sellerContactMachine, {
  input: { productId: camera._id },
  sends: [{ name: 'sellerContact.show', event: { type: 'sellerContact.show' } }],
  listeners: {},
  ports: { load: portResults<Contact>({ sams }) },
  factsOf: ({ failure }) => [failure === null ? 'well' : 'failed'],
  bound: 6,
})
