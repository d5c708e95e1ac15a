import { enums, type Infer, is, nonempty, string, type } from 'superstruct'

/** How a signed-in user reaches the seller of a product, an extension. */
export const ContactStruct = type({ email: nonempty(string()), phone: nonempty(string()) })
export type Contact = Infer<typeof ContactStruct>

/** The users to whom the market shows the e-mail address and the phone numbers of a seller. */
export const ContactAudienceStruct = enums(['everyone', 'signedIn'])
export type ContactAudience = Infer<typeof ContactAudienceStruct>

/** Returns the audience that a form names; undefined if it names none. */
export const contactAudience = (text: string): ContactAudience | undefined =>
  is(text, ContactAudienceStruct) ? text : undefined
