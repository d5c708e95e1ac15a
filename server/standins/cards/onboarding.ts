import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { html } from 'hono/html'
import type { Queryable } from '../../database/database.ts'
import { isPlain } from '../../http/text.ts'
import { type AccountRow, changeAccount, readAccount } from './accounts.ts'
import { answerError, noSuch } from './errors.ts'
import { hostedPage, setPageHeaders } from './pages.ts'
import type { Dependencies } from './requests.ts'

/**
 * Creates GET and POST /onboarding/{link}: the page on which a seller gives the details of a connected account. Every answer
 * sends the seller to the merchant's return_url; a link that was used or has expired sends the seller to its refresh_url.
 */
export function createOnboardingPage({
  database,
  now,
}: Pick<Dependencies, 'database' | 'now'>): Hono {
  const routes = new Hono()
  routes.use('/onboarding/*', bodyLimit({ maxSize: 4 * 1024 }))
  routes.onError(answerError)

  routes.get('/onboarding/:link', async (context) => {
    const { link, isOpen } = await openLink(database, context.req.param('link'), now())
    if (!isOpen) return context.redirect(link.refresh_url, 303)
    const account = await readAccount(database, link.account)
    return showForm(context, { link, account, details: detailsOf(account), problems: [] })
  })

  routes.post('/onboarding/:link', async (context) => {
    const form = new URLSearchParams(await context.req.text())
    const details = readDetails(form)
    const answer = form.get('answer')
    return database.transaction(async (transaction) => {
      const { link, isOpen } = await lockOpenLink(transaction, context.req.param('link'), now())
      if (!isOpen) return context.redirect(link.refresh_url, 303)
      const account = await readAccount(transaction, link.account)
      const problems = answer === 'submit' ? problemsOf(details, account) : []
      if (problems.length > 0) {
        context.status(422)
        return showForm(context, { link, account, details, problems })
      }
      if (answer === 'submit' || answer === 'later') {
        const isSubmitted = answer === 'submit'
        await changeAccount(
          transaction,
          link.account,
          changesBy(details, isSubmitted, now()),
          now(),
        )
      }
      await transaction.query('update cards_account_links set answered = $2 where id = $1', [
        link.id,
        now(),
      ])
      return context.redirect(link.return_url, 303)
    })
  })

  return routes
}

function showForm(context: Context, shown: Omit<ShownForm, 'texts'>) {
  const texts = textsFor(context.req.header('accept-language'))
  setPageHeaders(context, [shown.link.return_url, shown.link.refresh_url])
  context.header('vary', 'accept-language')
  return context.html(onboardingForm({ ...shown, texts }))
}

/** Returns the first values of the form: those that the seller gave earlier, or a person for tests. */
function detailsOf(account: AccountRow): Details {
  return {
    name: account.name ?? 'Jenny Rosen',
    bankAccount: account.bank_last4 === null ? '000123456789' : '',
    isAccepted: account.accepted !== null,
    check: account.document_due ? 'document' : 'verified',
  }
}

/** A row of cards_account_links. */
type LinkRow = {
  id: string
  account: string
  return_url: string
  refresh_url: string
  expires: Date
  opened: Date | null
  answered: Date | null
}

/** The page of a link can be answered for an hour, in milliseconds. */
const ANSWER_FOR = 60 * 60_000

/** Opens a link. `isOpen` is false where it was opened before or has expired. Throws ApiError (404). */
async function openLink(
  database: Queryable,
  id: string,
  now: Date,
): Promise<{ link: LinkRow; isOpen: boolean }> {
  const [opened] = await database.query<LinkRow>(
    `update cards_account_links set opened = $2
      where id = $1 and opened is null and expires > $2 returning *`,
    [id, now],
  )
  return opened === undefined
    ? { link: await readLink(database, id), isOpen: false }
    : { link: opened, isOpen: true }
}

/** Locks an opened link for its one answer. `isOpen` is false where it was answered or opened too long ago. Throws ApiError (404). */
async function lockOpenLink(
  transaction: Queryable,
  id: string,
  now: Date,
): Promise<{ link: LinkRow; isOpen: boolean }> {
  const link = await readLink(transaction, id, 'for update')
  const isOpen =
    link.opened !== null &&
    link.answered === null &&
    now.getTime() - link.opened.getTime() < ANSWER_FOR
  return { link, isOpen }
}

async function readLink(
  database: Queryable,
  id: string,
  lock: '' | 'for update' = '',
): Promise<LinkRow> {
  const [link] = await database.query<LinkRow>(
    `select * from cards_account_links where id = $1 ${lock}`,
    [id],
  )
  if (link === undefined) throw noSuch('account link', id, 'link')
  return link
}

/** The details that a seller gives on the onboarding page. */
type Details = {
  name: string
  /** The number without spaces; empty keeps the bank account that the account has. */
  bankAccount: string
  isAccepted: boolean
  /** The result of the check of the identity, which a test chooses. */
  check: 'verified' | 'document'
}

/** The fields that have a problem, in the order of the page. */
type Problems = ('name' | 'bankAccount' | 'isAccepted')[]

const NAME_AT_MOST = 100
/** An IBAN, or the account number of a country without IBANs. */
const BANK_ACCOUNT = /^[A-Z0-9]{5,34}$/i

/** Reads what the form of the page sends; a field that is missing is empty. */
function readDetails(form: URLSearchParams): Details {
  return {
    name: (form.get('name') ?? '').trim(),
    bankAccount: (form.get('bankAccount') ?? '').replaceAll(/\s/g, ''),
    isAccepted: form.get('isAccepted') === 'on',
    check: form.get('check') === 'document' ? 'document' : 'verified',
  }
}

/** Returns the fields because of which the details do not complete the account; empty where they do. */
function problemsOf(details: Details, account: AccountRow): Problems {
  const { name, bankAccount, isAccepted } = details
  const hasBankAccount = bankAccount === '' && account.bank_last4 !== null
  return [
    ...(isName(name) ? [] : (['name'] as const)),
    ...(hasBankAccount || BANK_ACCOUNT.test(bankAccount) ? [] : (['bankAccount'] as const)),
    ...(isAccepted ? [] : (['isAccepted'] as const)),
  ]
}

/**
 * Returns how the form changes the account; an empty or wrong field changes nothing. A submitted form completes the onboarding
 * with the result that the seller chose for the check of the identity; any other leaves the account incomplete.
 */
const changesBy =
  ({ name, bankAccount, check }: Details, isSubmitted: boolean, now: Date) =>
  (account: AccountRow): Partial<AccountRow> => ({
    ...(isName(name) && { name }),
    ...(BANK_ACCOUNT.test(bankAccount) && { bank_last4: bankAccount.slice(-4) }),
    ...(isSubmitted && {
      accepted: account.accepted ?? now,
      document_due: check === 'document',
      submitted: true,
    }),
  })

const isName = (name: string): boolean =>
  name !== '' && name.length <= NAME_AT_MOST && isPlain(name)

/** The content of the onboarding page of a link. */
type ShownForm = {
  link: LinkRow
  account: AccountRow
  details: Details
  problems: Problems
  texts: OnboardingTexts
}

/** Returns the page on which a seller gives the details of an account. */
function onboardingForm(shown: ShownForm) {
  const { link, account, details, problems, texts } = shown
  const { language, title } = texts
  return hostedPage(
    { title, language, styles: ['challenge.css', 'onboarding.css'] },
    // With an action, the fragment of a link to a field does not follow the seller to the shop.
    html`<h1>${texts.heading}</h1>
      <p class="lead">${account.email === null ? '' : texts.seller(account.email)} ${texts.lead}</p>
      ${summary(shown)}
      <form method="post" action="${link.id}" class="details" novalidate>
        ${textField(shown, { id: 'name', complete: 'name', hint: null })}
        ${textField(shown, {
          id: 'bankAccount',
          complete: 'off',
          hint: account.bank_last4 === null ? null : texts.bankAccountHint(account.bank_last4),
        })}
        <div class="choice">
          <input
            type="checkbox"
            id="isAccepted"
            name="isAccepted"
            ${details.isAccepted ? 'checked' : ''}
            ${problems.includes('isAccepted') ? invalid('isAccepted') : ''}
          />
          <label for="isAccepted">${texts.isAccepted}</label>
          ${problemText(shown, 'isAccepted')}
        </div>
        <fieldset>
          <legend>${texts.check}</legend>
          ${checkOption(shown, 'verified')} ${checkOption(shown, 'document')}
        </fieldset>
        <div class="answers">
          <button name="answer" value="submit" class="primary">${texts.submit}</button>
          <button name="answer" value="later">${texts.later}</button>
          <button name="answer" value="cancel">${texts.cancel}</button>
        </div>
      </form>
      <p class="note">${texts.note}</p>`,
  )
}

function summary({ problems, texts }: ShownForm) {
  if (problems.length === 0) return ''
  return html`<div role="alert" class="problems">
    <p>${texts.incomplete}</p>
    <ul>
      ${problems.map((id) => html`<li><a href="#${id}">${texts[`${id}Problem`]}</a></li>`)}
    </ul>
  </div>`
}

type TextField = { id: 'name' | 'bankAccount'; complete: string; hint: string | null }

function textField(shown: ShownForm, { id, complete, hint }: TextField) {
  const isInvalid = shown.problems.includes(id)
  const described = [
    ...(hint === null ? [] : [`${id}-hint`]),
    ...(isInvalid ? [`${id}-problem`] : []),
  ]
  return html`<div class="field">
    <label for="${id}">${shown.texts[id]}</label>
    ${hint === null ? '' : html`<p id="${id}-hint" class="hint">${hint}</p>`}
    <input
      id="${id}"
      name="${id}"
      value="${shown.details[id]}"
      autocomplete="${complete}"
      aria-describedby="${described.join(' ')}"
      aria-invalid="${String(isInvalid)}"
    />
    ${problemText(shown, id)}
  </div>`
}

const invalid = (id: string) => html`aria-invalid="true" aria-describedby="${id}-problem"`

const problemText = ({ problems, texts }: ShownForm, id: Problems[number]) =>
  problems.includes(id)
    ? html`<p id="${id}-problem" class="problem">${texts[`${id}Problem`]}</p>`
    : ''

function checkOption({ details, texts }: ShownForm, value: Details['check']) {
  return html`<div class="choice">
    <input
      type="radio"
      id="check-${value}"
      name="check"
      value="${value}"
      ${details.check === value ? 'checked' : ''}
    />
    <label for="check-${value}">${texts[value]}</label>
  </div>`
}

const english = {
  language: 'en',
  title: 'Test payouts',
  heading: 'Get paid for what you sell',
  seller: (email: string) => `You sell as ${email}.`,
  lead: 'Confirm who you are and where your money goes.',
  incomplete: 'Your details are not complete:',
  name: 'Full name',
  nameProblem: 'Enter your name, at most 100 characters.',
  bankAccount: 'Account number or IBAN',
  bankAccountHint: (last4: string) => `Leave it empty to keep the account that ends in ${last4}.`,
  bankAccountProblem: 'Enter an account number or an IBAN: 5 to 34 letters and digits.',
  isAccepted: 'I accept the test agreement',
  isAcceptedProblem: 'Accept the agreement to go on.',
  check: 'Result of the identity check',
  verified: 'Verified',
  document: 'A document is missing',
  submit: 'Confirm',
  later: 'Save and finish later',
  cancel: 'Cancel',
  note: 'A practice page. Nothing is checked and no money moves.',
}

type OnboardingTexts = typeof english

const swedish: OnboardingTexts = {
  language: 'sv',
  title: 'Testutbetalningar',
  heading: 'Få betalt för det du säljer',
  seller: (email) => `Du säljer som ${email}.`,
  lead: 'Bekräfta vem du är och vart pengarna ska.',
  incomplete: 'Dina uppgifter är inte fullständiga:',
  name: 'För- och efternamn',
  nameProblem: 'Skriv ditt namn, högst 100 tecken.',
  bankAccount: 'Kontonummer eller IBAN',
  bankAccountHint: (last4) => `Lämna tomt för att behålla kontot som slutar på ${last4}.`,
  bankAccountProblem: 'Skriv ett kontonummer eller ett IBAN: 5 till 34 bokstäver och siffror.',
  isAccepted: 'Jag godkänner testavtalet',
  isAcceptedProblem: 'Godkänn avtalet för att gå vidare.',
  check: 'Identitetskontrollens resultat',
  verified: 'Godkänd',
  document: 'En handling saknas',
  submit: 'Bekräfta',
  later: 'Spara och gör klart senare',
  cancel: 'Avbryt',
  note: 'Det här är en övningssida. Inget kontrolleras och inga pengar flyttas.',
}

/** Returns the page's texts in the first language of a browser that they exist in, as Stripe's onboarding does. */
function textsFor(acceptLanguage: string | undefined): OnboardingTexts {
  const first = acceptLanguage
    ?.split(',')
    .map((range) => range.trim().slice(0, 2).toLowerCase())
    .find((language) => language === 'sv' || language === 'en')
  return first === 'sv' ? swedish : english
}
