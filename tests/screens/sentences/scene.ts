import type { Role } from '../../../src/domain/user.ts'
import type { Sentence } from '../../rules/sentences.ts'
import { button, field } from '../app.tsx'
import { fill as fillOne, press as pressOne } from '../hand.ts'
import { type Answers, cutOff, refusal } from '../scripted-server.ts'
import type { Vendors } from '../scripted-world.ts'

/** How a sentence comes to be on the screen. */
export type Scene = {
  sentence: Sentence
  /** The rules that ask for it. */
  rules: string
  /** What tells this scene from another of the same sentence. */
  when?: string
  /** Where the product is opened, and by whom; without a role by a guest. */
  at: string
  as?: Role
  answers?: Answers
  vendors?: Partial<Vendors>
  act?: () => Promise<void>
  /** It is told in passing. */
  inToast?: true
  /** The console holds the error. */
  inConsole?: true
}

/** The ways in which a call fails, whatever it asks for. */
export const breakdowns = [
  { when: 'where the server breaks', answer: refusal(500, 'Broken') },
  { when: 'where the line is cut', answer: cutOff },
] as const

/** Presses one button after the other, each once it is there. */
export const press =
  (...names: (string | RegExp)[]) =>
  async (): Promise<void> => {
    for (const name of names) await pressOne(button(name))
  }

/** Fills fields by their labels. */
export async function fill(values: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(values)) await fillOne(field(label), value)
}
