import type { AnyStateMachine } from 'xstate'
import type { Screen } from '../screen/screen.ts'

/** A screen whose machine only the visitor's type parameter names, so that all fit in one array. */
type AnyScreen = {
  name: string
  visit: <Result>(
    visitor: <Machine extends AnyStateMachine>(screen: Screen<Machine>) => Result,
  ) => Result
}

const entry = <Machine extends AnyStateMachine>(screen: Screen<Machine>): AnyScreen => ({
  name: screen.name,
  visit: (visitor) => visitor(screen),
})

/** The modules of screens. A constant whose name ends in Screen is one. */
const modules = import.meta.glob<Record<string, unknown>>('./*/*.screen.tsx', { eager: true })

/** Every screen of a flow, rendered as its users see it. */
export const screens: readonly AnyScreen[] = Object.values(modules).flatMap((module) =>
  Object.entries(module)
    .filter(([name, value]) => name.endsWith('Screen') && typeof value === 'object')
    .map(([, screen]) => entry(screen as Screen<AnyStateMachine>)),
)
