import type { AccountDeletionContext } from '../../../machines/accountDeletion.machine.ts'
import { accountMessages } from '../../../src/messages/account.ts'
import { accountDeletionScript } from './accountDeletion.script.ts'
import { button, labelled } from '../../screen/actions.ts'
import type { ScreenFlow } from '../../screen/screen.ts'
import { accountDeletionInvariants } from './accountDeletion.invariants.ts'
import { defineFlow } from '../../screen/define-flow.ts'

const texts = accountMessages.en.deletion
const confirm = button(texts.confirm)

/** The screen flow of the deletion of an account. */
export const accountDeletionFlow: ScreenFlow<AccountDeletionContext> = {
  name: 'accountDeletion',
  rules: 'Delete your account',
  script: accountDeletionScript,
  controls: [
    {
      sends: 'accountDeletion.open',
      at: button(/^(Delete account|Check again)$/),
      where: (state) => state.matches('idle') || state.matches('blocked'),
    },
    {
      sends: 'accountDeletion.cancel',
      at: button(texts.cancel),
      where: (state) => state.matches('asking') || state.matches('blocked'),
    },
    { sends: 'accountDeletion.confirm', at: confirm },
    { sends: 'accountDeletion.retry', at: button(texts.retry) },
    { sends: 'accountDeletion.leave', at: button(texts.leave) },
  ],
  actions: {
    'accountDeletion.confirm': [
      { fill: labelled(texts.password), with: 'second-hand' },
      { press: confirm },
    ],
  },
  assertions: {
    idle: { shows: [texts.title, texts.open], hides: [texts.askTitle] },
    checking: { shows: [texts.checking], hides: [texts.open], waits: true },
    blocked: {
      shows: [texts.blockedTitle, texts.blockers.order('Old camera'), texts.toBlocker.order],
      hides: [texts.askTitle],
    },
    asking: { shows: [texts.askTitle, texts.confirm, texts.cancel], hides: [texts.keptTitle] },
    proving: { shows: [texts.askTitle, texts.confirm], hides: [texts.cancel] },
    deleting: { shows: [texts.askTitle, texts.confirm], hides: [texts.cancel] },
    deletingIdentity: { shows: [texts.askTitle], hides: [texts.cancel, texts.keptTitle] },
    identityKept: { shows: [texts.keptTitle, texts.retry, texts.leave], hides: [texts.askTitle] },
    deleted: { shows: [texts.title], hides: [texts.keptTitle] },
  },
}

export const accountDeletion = defineFlow({
  name: 'accountDeletion',
  title: 'Delete your account',
  script: accountDeletionScript,
  invariants: accountDeletionInvariants,
  screen: accountDeletionFlow,
})
