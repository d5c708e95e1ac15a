import { userEvent } from 'vitest/browser'
import type { Role } from '../../../src/domain/user.ts'
import type { Sentence } from '../../rules/sentences.ts'
import { button, field } from '../app.tsx'
import type { Answers } from '../scripted-server.ts'
import type { Vendors } from '../scripted-world.ts'

/** How a sentence comes to be on the screen. */
export type Scene = {
  sentence: Sentence
  /** The rules that ask for it. */
  rules: string
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

/** Presses one button after the other, each once it is there. */
export const press =
  (...names: (string | RegExp)[]) =>
  async (): Promise<void> => {
    for (const name of names) await userEvent.click(button(name))
  }

/** Fills fields by their labels. */
export async function fill(values: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(values)) await userEvent.fill(field(label), value)
}
