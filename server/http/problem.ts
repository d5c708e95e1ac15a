import type { Language } from '../config/language.ts'

/**
 * The status and the titles of each problem by its stable code, in English and in Swedish. The response is RFC 9457 problem
 * details with `code`. The client shows the detail, or else the title, to the user.
 */
const problems = {
  'invalid-request': [400, "We couldn't understand this request.", 'Servern förstod inte begäran.'],
  'signature-invalid': [
    400,
    'The signature of this event is invalid.',
    'Kortföretaget har inte signerat det här.',
  ],
  'token-missing': [401, 'Please log in first.', 'Logga in först.'],
  'token-invalid': [
    401,
    'Your session has ended. Please log in again.',
    'Du har blivit utloggad. Logga in igen.',
  ],
  'id-token-missing': [
    401,
    'Please log in again to confirm your email address.',
    'Logga in igen, så att vi vet att e-postadressen är din.',
  ],
  'signed-out-everywhere': [
    401,
    'You logged out on every device. Please log in again.',
    'Du har loggat ut på alla enheter. Logga in igen.',
  ],
  'id-token-invalid': [
    401,
    'Your login is no longer valid. Please log in again.',
    'Inloggningen gäller inte längre. Logga in igen.',
  ],
  'email-unverified': [
    403,
    "Please confirm your email address first. We've sent you an email with a link. Then log in again.",
    'Bekräfta först din e-postadress. Vi har skickat ett mejl med en länk till dig. Logga sedan in igen.',
  ],
  'identity-changed': [
    403,
    'This email address belongs to an account with another login. Please write to the operator of this market.',
    'E-postadressen hör till ett konto med en annan inloggning. Skriv till den som driver marknaden.',
  ],
  'account-removed': [403, 'This account has been removed.', 'Kontot är borttaget.'],
  'role-required': [403, "Your account can't do this.", 'Ditt konto får inte göra det här.'],
  'not-yours': [403, 'This belongs to another account.', 'Det här tillhör någon annan.'],
  'user-unknown': [
    404,
    'No account is registered with this email address.',
    'Ingen är registrerad med den här e-postadressen.',
  ],
  'booking-unknown': [404, "We couldn't find this booking.", 'Bokningen finns inte.'],
  'product-unknown': [404, "We couldn't find this item.", 'Varan finns inte.'],
  'seller-unknown': [404, "We couldn't find this seller.", 'Säljaren finns inte.'],
  'order-unknown': [404, "We couldn't find this order.", 'Beställningen finns inte.'],
  'conversation-unknown': [
    404,
    "We couldn't find this conversation.",
    'Vi hittar inte konversationen.',
  ],
  'offer-unknown': [404, "We couldn't find this offer.", 'Vi hittar inte budet.'],
  'review-unknown': [
    404,
    'This order has no reviews yet.',
    'Den här beställningen har inga omdömen ännu.',
  ],
  'case-unknown': [404, "We couldn't find this decision.", 'Vi hittar inte beslutet.'],
  'category-unknown': [404, "We couldn't find this category.", 'Kategorin finns inte.'],
  'not-found': [404, "We couldn't find what you're looking for.", 'Det finns inget här.'],
  'item-changed': [
    409,
    'This item has changed since you opened it. Please check it again.',
    'Varan har ändrats sedan du öppnade den. Titta på den igen.',
  ],
  'price-changed': [
    409,
    'The price has changed since you opened this item. Please check it again.',
    'Priset är inte det som du såg. Titta på varan igen.',
  ],
  'item-unavailable': [409, 'This item is no longer available.', 'Varan är inte längre till salu.'],
  'item-held': [
    409,
    'This item is reserved for another buyer. It may become available again soon.',
    'Varan är reserverad för en köpare just nu. Den kan bli ledig snart igen.',
  ],
  'hold-used-up': [
    409,
    'You had this item on hold twice. Other buyers can pay for it now. Please try again in half an hour.',
    'Varan har varit reserverad för dig två gånger. Nu kan andra köpare betala för den. Försök igen om en halvtimme.',
  ],
  'item-sold': [409, 'This item has been sold.', 'Varan är såld.'],
  'already-paid': [409, "You've already paid for this item.", 'Du har redan betalat för varan.'],
  'payment-unknown': [
    409,
    'The card provider has no record of this payment.',
    'Kortföretaget känner inte till betalningen.',
  ],
  'payment-unfinished': [
    409,
    "The card provider hasn't completed this payment.",
    'Kortföretaget är inte klart med betalningen.',
  ],
  'payment-mismatch': [
    409,
    'This payment was made for another booking.',
    'Betalningen gäller något annat.',
  ],
  refunded: [
    409,
    "This item was no longer available when you paid. We've refunded your payment.",
    'Varan var borta innan du betalade. Vi har skickat tillbaka pengarna.',
  ],
  'price-refunded': [
    409,
    "The price had changed when you paid, so we've refunded your payment. You can pay the new price.",
    'Priset hade ändrats när du betalade, så vi har skickat tillbaka pengarna. Du kan betala det nya priset.',
  ],
  'wishlist-full': [
    409,
    'Your wishlist is full. Remove something to save more.',
    'Din önskelista är full. Ta bort något för att spara mer.',
  ],
  'saved-searches-full': [
    409,
    'You have saved too many searches. Remove one to save another.',
    'Du har sparat för många sökningar. Ta bort en för att spara en ny.',
  ],
  'following-full': [
    409,
    'You follow too many sellers. Unfollow one to follow another.',
    'Du följer för många säljare. Sluta följa en för att följa en ny.',
  ],
  'follow-self': [409, "You can't follow yourself.", 'Du kan inte följa dig själv.'],
  'demo-clock-at-end': [
    409,
    'The demo clock is a year ahead. It goes no further.',
    'Demoklockan är ett år före. Den går inte längre fram.',
  ],
  'event-refused': [
    409,
    "This isn't possible now. Please look at the order again.",
    'Det går inte just nu. Titta på beställningen igen.',
  ],
  'conversation-refused': [
    409,
    "This isn't possible now. Please look at the conversation again.",
    'Det går inte just nu. Titta på konversationen igen.',
  ],
  'conversation-blocked': [
    409,
    "You can't contact this person.",
    'Du kan inte kontakta den här personen.',
  ],
  'dealing-blocked': [
    409,
    "You can't buy from this seller, because one of you has blocked the other.",
    'Du kan inte köpa av den här säljaren, eftersom en av er har blockerat den andra.',
  ],
  'account-suspended': [
    403,
    "Your account is suspended. You can finish what you've begun, and begin nothing new.",
    'Ditt konto är avstängt. Du kan avsluta det du har påbörjat men inte påbörja något nytt.',
  ],
  'case-refused': [
    409,
    "This isn't possible now. Please look at the case again.",
    'Det går inte just nu. Titta på ärendet igen.',
  ],
  'offer-refused': [
    409,
    "This isn't possible now. Please look at the offer again.",
    'Det går inte just nu. Titta på budet igen.',
  ],
  'review-refused': [
    409,
    "This isn't possible now. Please look at the reviews again.",
    'Det går inte just nu. Titta på omdömena igen.',
  ],
  'offer-open': [409, 'You already have an offer for this item.', 'Du har redan ett bud på varan.'],
  'offers-off': [
    409,
    'This seller takes no offers for this item.',
    'Säljaren tar inte emot bud på den här varan.',
  ],
  'offers-used-up': [
    409,
    'You have made all of your offers for this item.',
    'Du har lagt alla dina bud på varan.',
  ],
  'listing-refused': [
    409,
    "This isn't possible now. Please look at the item again.",
    'Det går inte just nu. Titta på varan igen.',
  ],
  'edition-outdated': [
    412,
    'This item was changed in another tab or on another device. Please check what it says now.',
    'Varan har ändrats i en annan flik eller på en annan enhet. Kontrollera vad som står där nu.',
  ],
  'edition-missing': [
    428,
    'Please load this item again before you change it.',
    'Läs in varan igen innan du ändrar den.',
  ],
  'account-in-use': [
    409,
    "Your account can't be deleted yet. Something is still open.",
    'Kontot kan inte raderas än. Något är fortfarande öppet.',
  ],
  'request-in-progress': [
    409,
    "We're still working on the same request. Please try again in a moment.",
    'Vi håller fortfarande på med det här. Försök igen om en stund.',
  ],
  'host-unknown': [
    421,
    "This server doesn't serve this address.",
    'Servern svarar inte på den här adressen.',
  ],
  'too-large': [413, 'This is too large to send.', 'Det var mer än servern tar emot.'],
  'too-many-requests': [
    429,
    'Too many requests. Please wait a moment and try again.',
    'Det gick för fort. Vänta en stund och försök igen.',
  ],
  'offer-price': [
    422,
    "This price isn't possible. Please name another one.",
    'Det priset går inte. Välj ett annat.',
  ],
  'offer-too-low': [422, 'This seller wants a higher offer.', 'Säljaren vill ha ett högre bud.'],
  'attribute-refused': [
    422,
    "One of the details doesn't fit this category. Please check them and try again.",
    'En av uppgifterna passar inte kategorin. Kontrollera dem och försök igen.',
  ],
  'price-not-payable': [
    422,
    "This price can't be paid by card. Ask the seller to change it.",
    'Priset går inte att betala med kort. Be säljaren att ändra det.',
  ],
  'idempotency-key-reused': [
    422,
    'This Idempotency-Key was used for another request.',
    'Servern har redan tagit emot en annan begäran med samma nyckel.',
  ],
  'database-unavailable': [
    503,
    'Loppis is unavailable right now. Please try again.',
    'Loppis går inte att nå just nu. Försök igen.',
  ],
  internal: [
    500,
    'Something unexpected happened. Please try again.',
    'Något oväntat hände. Försök igen.',
  ],
  'identity-unavailable': [
    503,
    "We couldn't reach the login service. Please try again.",
    'Inloggningstjänsten går inte att nå. Försök igen.',
  ],
  'cards-unavailable': [
    503,
    "We couldn't reach the card provider. Please try again.",
    'Kortföretaget går inte att nå. Försök igen.',
  ],
  'refund-pending': [
    503,
    "Your payment didn't buy this item, so we're refunding it.",
    'Din betalning gav dig inte varan. Du får pengarna tillbaka.',
  ],
} as const satisfies Record<string, readonly [status: number, en: string, sv: string]>

export type ProblemCode = keyof typeof problems

/** Every code. */
export const problemCodes = Object.keys(problems)

/** The English text of every problem. */
export const problemTitles: readonly string[] = Object.values(problems).map(([, title]) => title)

/** A detail for the user, in each language. */
type Translated = Readonly<Record<Language, string>>

/** Extension members of the response. */
type Members = Readonly<Record<string, unknown>>

/**
 * `retryAfter`: seconds until a retry makes sense. `heldUntil`: until when the item is held for another buyer; an
 * extension member of the response. `members`: further extension members.
 */
type Options = ErrorOptions & { retryAfter?: number; heldUntil?: Date; members?: Members }

/**
 * Thrown to refuse a request. `detail` is part of the response, so it must not reveal internals. One that is a text is
 * English, and an answer in another language leaves it out.
 */
export class Problem extends Error {
  override readonly name = 'Problem'
  readonly code: ProblemCode
  readonly detail: string | Translated | null
  readonly retryAfter: number | null
  readonly heldUntil: Date | null
  readonly members: Members
  constructor(code: ProblemCode, detail: Problem['detail'] = null, options: Options = {}) {
    super((typeof detail === 'string' ? detail : detail?.en) ?? problems[code][1], options)
    this.code = code
    this.detail = detail
    this.heldUntil = options.heldUntil ?? null
    this.members = options.members ?? {}
    this.retryAfter = options.retryAfter ?? (problems[code][0] === 503 ? 5 : null)
  }
}

/** Returns the titles of a problem. */
export function titlesOf(code: ProblemCode): Translated {
  const [, en, sv] = problems[code]
  return { en, sv }
}

/** Returns the detail of a problem in a language; null where it has none. */
function detailIn(language: Language, detail: Problem['detail']): string | null {
  if (typeof detail !== 'string') return detail?.[language] ?? null
  return language === 'en' ? detail : null
}

type Asked = {
  /** The request's id in the log. */
  requestId?: string
  language?: Language
}

/** Returns the response for a problem. */
export function problemResponse(
  problem: Problem,
  { requestId = '', language = 'en' }: Asked = {},
): Response {
  const { code, retryAfter, heldUntil, members } = problem
  const [status] = problems[code]
  const detail = detailIn(language, problem.detail)
  const body = {
    type: `urn:loppis:problem:${code}`,
    title: titlesOf(code)[language],
    status,
    ...(detail === null ? {} : { detail }),
    code,
    ...(heldUntil === null ? {} : { heldUntil: heldUntil.toISOString() }),
    ...members,
    ...(requestId === '' ? {} : { requestId }),
  }
  const headers = new Headers({
    'content-type': 'application/problem+json',
    'content-language': language,
    'cache-control': 'no-store',
  })
  if (status === 401) headers.set('www-authenticate', 'Bearer')
  if (retryAfter !== null) headers.set('retry-after', String(retryAfter))
  return new Response(JSON.stringify(body), { status, headers })
}
