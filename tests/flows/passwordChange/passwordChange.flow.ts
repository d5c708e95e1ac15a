import type { PasswordChangeContext } from '../../../machines/passwordChange.machine.ts'
import { accountMessages } from '../../../src/messages/account.ts'
import { passwordChangeScript } from './passwordChange.script.ts'
import { type Action, button, labelled } from '../../screen/actions.ts'
import type { ScreenFlow } from '../../screen/screen.ts'
import { passwordChangeInvariants } from './passwordChange.invariants.ts'
import { defineFlow } from '../../screen/define-flow.ts'

const texts = accountMessages.en.password
const save = button(texts.save)
const tryAgain = button(texts.tryAgain)
const fill = (current: string, password: string): readonly Action[] => [
  { fill: labelled(texts.current), with: current },
  { fill: labelled(texts.password), with: password },
]

/** The screen flow of a change of the password. */
export const passwordChangeFlow: ScreenFlow<PasswordChangeContext> = {
  name: 'passwordChange',
  rules: 'Change the password',
  script: passwordChangeScript,
  // The assertions leave out the typed text.
  hidesFacts: true,
  controls: [
    {
      sends: 'passwordChange.retry',
      at: tryAgain,
      where: (state) => state.matches('failed'),
    },
    {
      sends: 'passwordChange.open',
      at: button(texts.open),
      where: (state) => state.matches('idle') || state.matches('saved'),
    },
    {
      sends: 'passwordChange.cancel',
      at: button(texts.cancel),
      where: (state) => state.matches('asking'),
    },
    { sends: 'passwordChange.submit=complete', at: save },
  ],
  actions: {
    'passwordChange.change': [
      ...fill('second-hand', 'third-hand'),
      { fill: labelled(texts.password), with: ['third-hand', 'fourth-hand'] },
    ],
    'passwordChange.submit=complete': [...fill('second-hand', 'third-hand'), { press: save }],
    'passwordChange.submit=blank': [...fill('', ''), { press: save }],
  },
  assertions: {
    checking: { shows: [], hides: [texts.open], waits: true },
    absent: { shows: [], hides: [texts.open], waits: true },
    failed: { shows: [texts.title, texts.tryAgain], hides: [texts.open] },
    retrying: { shows: [texts.title, texts.tryAgain], hides: [texts.open] },
    idle: { shows: [texts.title, texts.open], hides: [texts.save, texts.saved] },
    asking: { shows: [texts.title, texts.fate, texts.save, texts.cancel], hides: [texts.saved] },
    saving: { shows: [texts.title, texts.save], hides: [texts.cancel, texts.saved] },
    saved: { shows: [texts.saved, texts.savedFate, texts.open], hides: [texts.save] },
  },
}

export const passwordChange = defineFlow({
  name: 'passwordChange',
  title: 'Password change',
  script: passwordChangeScript,
  invariants: passwordChangeInvariants,
  screen: passwordChangeFlow,
})
