import type { AccountContext } from '../../../machines/account.machine.ts'
import { accountMessages } from '../../../src/messages/account.ts'
import { accountScript } from './account.script.ts'
import { type Action, button, labelled } from '../../screen/actions.ts'
import type { ScreenFlow } from '../../screen/screen.ts'
import { accountInvariants } from './account.invariants.ts'
import { defineFlow } from '../../screen/define-flow.ts'

const { title, loading, details } = accountMessages.en
const save = button(details.save)
const name = (text: string): Action => ({ fill: labelled(details.name), with: text })
const phone = (text: string): Action => ({
  fill: labelled(`${details.phone} (optional)`),
  with: text,
})

/** The steps that submit this phone number. */
const submitPhone = (text: string) => [name('Ada Berg'), phone(text), { press: save }]

/** The screen flow of the account. */
export const accountFlow: ScreenFlow<AccountContext> = {
  name: 'account',
  rules: 'Account',
  script: accountScript,
  // The assertions leave out the typed text.
  hidesFacts: true,
  controls: [
    { sends: 'account.retry', at: button('Try again') },
    { sends: 'account.submit=complete', at: save },
  ],
  actions: {
    'account.change': [
      { fill: labelled(details.name), with: ['Ada Berg', 'Ada B.'] },
      phone('070'),
    ],
    'account.submit=complete': submitPhone('070'),
    'account.submit=phone': submitPhone('071'),
    'account.submit=noName': [name(''), { press: save }],
  },
  assertions: {
    loading: { shows: [title, loading], hides: [details.title], waits: true },
    absent: { shows: [title], hides: [details.title, loading], waits: true },
    failed: { shows: [title, 'Try again'], hides: [details.title] },
    editing: { shows: [details.title, details.save], hides: [details.saved] },
    'editing by checkPhone=invalid': {
      shows: [details.save, "This isn't a valid phone number."],
      hides: [details.saved],
    },
    checking: { shows: [details.title, details.save], hides: [details.saved] },
    saving: { shows: [details.title, details.save], hides: [details.saved] },
    saved: { shows: [details.title, details.saved], hides: [loading] },
  },
}

export const account = defineFlow({
  name: 'account',
  title: 'Account',
  script: accountScript,
  invariants: accountInvariants,
  screen: accountFlow,
})
