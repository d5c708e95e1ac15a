import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { Queryable } from '../../../database/database.ts'
import { answerError } from '../error-answer.ts'
import { setPageHeaders } from '../hosted-page.ts'
import type { Dependencies } from '../requests.ts'
import { closeLink, lockOpenLink, openLink } from './account-links.ts'
import { changeAccount, readAccount } from './accounts.ts'
import { type Details, keptDetails, problemsOf, readDetails } from './onboarding-details.ts'
import { onboardingForm, type ShownForm } from './onboarding-form.ts'
import { textsFor } from './onboarding-texts.ts'
import type { AccountRow, LinkRow } from './rows.ts'

/**
 * Creates GET and POST /onboarding/{link}: the page on which a seller gives the details of a connected account. Every answer
 * sends the seller to the merchant's return_url; a link that was used or has expired sends the seller to its refresh_url.
 */
export function createOnboardingPage({ database, now }: Dependencies): Hono {
  const routes = new Hono()
  routes.use(bodyLimit({ maxSize: 4 * 1024 }))
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
      if (answer === 'submit') await submit(transaction, link, details, now())
      if (answer === 'later') await save(transaction, link, details, now())
      await closeLink(transaction, link.id, now())
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

/** Completes the onboarding with the result that the seller chose for the check of the identity. */
async function submit(
  transaction: Queryable,
  { account }: LinkRow,
  details: Details,
  now: Date,
): Promise<void> {
  await changeAccount(
    transaction,
    account,
    (found) => ({
      ...found,
      ...keptDetails(found, details),
      accepted: found.accepted ?? now,
      document_due: details.check === 'document',
      submitted: true,
    }),
    now,
  )
}

/** Keeps the details that the seller has given, and leaves the account incomplete. */
async function save(
  transaction: Queryable,
  { account }: LinkRow,
  details: Details,
  now: Date,
): Promise<void> {
  await changeAccount(
    transaction,
    account,
    (found) => ({ ...found, ...keptDetails(found, details) }),
    now,
  )
}
