import { type AnyActor, type AnyMachineSnapshot, createActor, waitFor } from 'xstate'
import { signInProblems } from '../../src/messages/vendor-texts.ts'
import { placedProblem } from '../../src/domain/sign-in-problem.ts'
import type { Failure } from '../../src/domain/failure.ts'
import { type FaultyApp, PASSWORD } from './faulty-app.ts'
import { openPage, type Page } from './page.ts'
import type { Port, Scenario } from './scenario.ts'

const MAIL = 'POST /identitytoolkit.googleapis.com/v1/accounts\\:sendOobCode'
const RESET = 'POST /identitytoolkit.googleapis.com/v1/accounts\\:resetPassword'

/** The part of a scenario that is the same for all machines of these flows. */
const shared = (page: Page, state: () => AnyMachineSnapshot) => ({
  at: () => JSON.stringify(state().value),
  isIdle: () => !state().hasTag('busy'),
  showsFailure: () => state().context.failure !== null,
  visibleText(): readonly string[] {
    const { failure }: { failure: Failure | null } = state().context
    return failure === null ? [] : [signInProblems.en[placedProblem(failure).problem]]
  },
  close: () => page.close(),
})

const nameOf = (actor: AnyActor) => actor.getSnapshot().value

const mailsTo = (market: FaultyApp, email: string, state = '') =>
  market.count(`from identity_mails where email = $1 ${state}`, [email])

/** Sends the mail to a user with a password. */
async function openForgotten(market: FaultyApp): Promise<Scenario> {
  const { email } = await market.openRegular()
  const page = openPage(market, null)
  const actor = createActor(page.machines.forgottenPassword, { input: { email: '' } }).start()
  const before = await mailsTo(market, email)
  const submit = () => actor.send({ type: 'forgottenPassword.submit', form: { email } })
  return {
    ...shared(page, () => actor.getSnapshot()),
    isDone: () => actor.getSnapshot().matches('sent'),
    proceed: submit,
    repeatAction: submit,
    lostInput: () => (actor.getSnapshot().context.email === email ? [] : ['the address']),
    async serverProblems() {
      return (await mailsTo(market, email)) > before ? [] : ['no mail']
    },
  }
}

/** Sends a mail to a user, and returns the code of its link. */
async function mailedCode({ origin, database }: FaultyApp, email: string): Promise<string> {
  await fetch(`${origin}/identitytoolkit.googleapis.com/v1/accounts:sendOobCode?key=any`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ requestType: 'PASSWORD_RESET', email }),
  })
  const [mail] = await database.query<{ code: string }>(
    'select code from identity_mails where email = $1 and used_at is null',
    [email],
  )
  return mail?.code ?? ''
}

/** Opens the link of a mail, and with `isSaved` also sets the password. */
async function openLink(market: FaultyApp, isSaved: boolean): Promise<Scenario> {
  const { email } = await market.openRegular()
  const page = openPage(market, null)
  const oobCode = await mailedCode(market, email)
  const actor = createActor(page.machines.passwordReset, { input: { oobCode } })
  let isOpen = isSaved
  // Both calls have one address, and only the call under test gets a fault.
  if (isSaved) await waitFor(actor.start(), (state) => state.matches('choosing'))
  const submit = () => actor.send({ type: 'passwordReset.submit', form: { password: PASSWORD } })
  return {
    ...shared(page, () => actor.getSnapshot()),
    // A link that an attempt with a lost answer has used up says so.
    isDone: () =>
      isOpen &&
      ['saved', 'useless', isSaved ? '' : 'choosing'].some((name) => nameOf(actor) === name),
    proceed() {
      if (!isOpen) actor.start()
      else if (isSaved) submit()
      else actor.send({ type: 'passwordReset.retry' })
      isOpen = true
    },
    repeatAction: submit,
    async serverProblems() {
      const count = await mailsTo(market, email, `and code = '${oobCode}' and used_at is not null`)
      return count === Number(isSaved) ? [] : [`${count} links used`]
    },
  }
}

/** A forgotten password, from the mail to the new one. */
export const passwordPorts: readonly Port[] = [
  { name: 'forgottenPassword: sendMail', call: MAIL, readsNothing: true, open: openForgotten },
  { name: 'passwordReset: checkCode', call: RESET, open: (market) => openLink(market, false) },
  { name: 'passwordReset: savePassword', call: RESET, open: (market) => openLink(market, true) },
]
