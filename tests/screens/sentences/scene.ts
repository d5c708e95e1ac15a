import type { Role } from '../../../src/domain/user.ts'
import type { Sentence } from '../../rules/sentences.ts'
import { button, field } from '../app.tsx'
import { fill as fillOne, press as pressOne } from '../hand.ts'
import { type Answers, networkError, errorAnswer } from '../scripted-server.ts'
import type { Vendors } from '../mock-services.ts'

/** A scene that makes a message appear on the screen. */
export type Scene = {
  sentence: Sentence
  /** The ids of the rules that require the message. */
  rules: string
  /** Distinguishes scenes of the same message. */
  when?: string
  /** The path at which the app opens, and the role of the user; without a role, a guest. */
  at: string
  as?: Role
  answers?: Answers
  vendors?: Partial<Vendors>
  act?: () => Promise<void>
  /** True if a toast shows the message. */
  inToast?: true
  /** True if the error is logged to the console. */
  inConsole?: true
}

/** The ways in which any call can fail. */
export const breakdowns = [
  { when: 'when the server fails', answer: errorAnswer(500, 'Broken') },
  { when: 'when the network fails', answer: networkError },
] as const

/** Presses the buttons in order, each once it exists. */
export const press =
  (...names: (string | RegExp)[]) =>
  async (): Promise<void> => {
    for (const name of names) await pressOne(button(name))
  }

/** Fills in fields by their labels. */
export async function fill(values: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(values)) await fillOne(field(label), value)
}
