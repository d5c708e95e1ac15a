import type { Page, Request, Route } from 'playwright'
import type { Market } from '../journeys/market.ts'
import type { Path } from '../models/model.ts'
import { nameOf, type Script } from '../models/script.ts'
import type { Stimulus } from '../models/stimuli.ts'
import type { Sight } from '../screens/screen.ts'
import type { Bookings } from './fresh-booking.ts'
import type { Visitors } from './visitor.ts'
import type { HeldRequests } from './wire.ts'

/** A port as a request: how it is known on the wire, and how each of its answers is given there. */
export type WirePort = {
  matches: (request: Request) => boolean
  /** By the name of the answer in the script; failures come from the faults. */
  answers: Readonly<Record<string, (route: Route, page: Page) => Promise<void>>>
}

/** The product, brought to where a machine starts. */
export type Stage = {
  page: Page
  path: Path
  held: HeldRequests
  /** What is to be seen in each state, by its name, or by 'name by stimulus' where the way there matters. */
  sights: Readonly<Record<string, Sight>>
  close(): Promise<void>
}

/** A stage, and the names of the steps that are still to come: what somebody does may depend on them. */
export type StageAhead = Stage & { ahead: readonly string[] }

/** The next of these steps that begins like this. */
export const nextOf = (ahead: readonly string[], beginning: string): string | undefined =>
  ahead.find((name) => name.startsWith(beginning))

/** The state from which somebody acts who has these steps still ahead; undefined at the start of a path. */
const stateBefore = ({ path, ahead }: StageAhead): string | undefined => {
  const step = path.steps.at(-ahead.length - 2)
  const isFirst = ahead.length + 1 >= path.steps.length
  return step === undefined || isFirst ? undefined : nameOf(step.expected)
}

/** Does what takes somebody on from a list that may be being checked: nobody waits for that answer any more. */
export async function leaveChecking(
  stage: StageAhead,
  check: (request: Request) => boolean,
  act: () => Promise<void>,
): Promise<void> {
  // Where it comes after that, it would stand for the next one.
  if (stateBefore(stage) === 'filled.checking') await stage.held.wait(check)
  await act()
  await stage.held.release((route) => route.continue(), check)
}

/** The running product, and who can come to it. */
export type ProductWorld = {
  market: Pick<Market, 'origin' | 'browser' | 'close'>
  visitors: Visitors
  bookings: Bookings
}

/** A machine in the built product: what a user does there, and what the wire does. */
export type ProductFlow<Context> = {
  script: Script<Context>
  /** What its paths leave on the server is their own, so that several are walked at once. */
  isApart?: true
  /** Opens the product for a path. */
  open: (world: ProductWorld, path: Path) => Promise<Stage>
  /** By invoke id. */
  ports: Readonly<Record<string, WirePort>>
  /** What a user does, by the name of the stimulus; of a listener, what happens elsewhere. */
  gestures: Readonly<Record<string, (stage: StageAhead) => Promise<void>>>
  /** What happens before the page opens: only a first step can, and opening the product brings it about. */
  arrives: (stimulus: Stimulus) => boolean
  /** A state that the product has left before anybody could see it. */
  fleeting?: string
  /** What cannot be brought about from outside the product, by the beginning of its name, and why. */
  outOfReach: Readonly<Record<string, string>>
  /** Where it is given, paths are walked on from transition to transition: but not after these steps, and why. */
  ends?: Readonly<Record<string, string>>
}
