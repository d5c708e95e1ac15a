import type { Role } from '../../../src/domain/user.ts'
import type { Sentence } from '../../rules/sentences.ts'
import { button, field } from '../../screen/app.tsx'
import { fill as fillOne, press as pressOne } from '../../screen/hand.ts'
import {
  type Answer,
  type Answers,
  errorAnswer,
  json,
  networkError,
} from '../../screen/scripted-server.ts'
import type { Vendors } from '../../screen/mock-services.ts'

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
  /** The label of the field that is invalid and described by the message. */
  describes?: string
  /** True if a toast shows the message. */
  inToast?: true
  /** A part of the error that is logged to the console. */
  inConsole?: string
}

/** The outcomes of an action that sends one call, with the message of each. */
type Outcomes = {
  rules: string
  /** Where the action is offered, and the other answers of the server. */
  place: Pick<Scene, 'at' | 'as' | 'answers'>
  call: string
  act: () => Promise<void>
  /** The body of a response that confirms the action, and of one that does not. */
  done: object
  undone?: object
  says: Sentence
  fails: Sentence
  /** True if the screen itself shows the failure instead of a toast. */
  isFailureOnScreen?: true
}

/** Returns the scenes of an action: it succeeds, the server fails, the network fails, and nothing is confirmed. */
export function outcomesOf({ rules, place, call, act, says, fails, ...action }: Outcomes): Scene[] {
  const after = (answer: Answer) => ({
    ...place,
    rules,
    answers: { ...place.answers, [call]: answer },
    act,
  })
  const failures = [
    { when: 'when the server fails', answer: errorAnswer(500, 'Broken') },
    { when: 'when the network fails', answer: networkError },
    ...(action.undone === undefined
      ? []
      : [{ when: 'when nothing is confirmed', answer: json(action.undone) }]),
  ]
  return [
    { sentence: says, ...after(json(action.done)), inToast: true },
    ...failures.map(({ when, answer }) => ({
      when,
      sentence: fails,
      ...after(answer),
      ...(action.isFailureOnScreen ? {} : { inToast: true as const }),
    })),
  ]
}

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
