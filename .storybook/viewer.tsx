import type { Decorator } from '@storybook/react-vite'
import { isMachineSnapshot } from 'xstate'
import type { Viewer } from '../src/domain/user.ts'
import { viewers } from '../src/screens/story-world.ts'

const has = <Key extends string>(arg: unknown, key: Key): arg is Record<Key, unknown> =>
  typeof arg === 'object' && arg !== null && key in arg

/** The same arg, where this one looks: a viewer, the role of one, or what has a viewer in it. */
function seenBy(viewer: Viewer, name: string, arg: unknown): unknown {
  if (name === 'viewer') return viewer
  if (name === 'role') return viewer.kind === 'user' ? viewer.role : arg
  if (isMachineSnapshot(arg) && has(arg.context, 'viewer')) {
    return { ...arg, context: { ...arg.context, viewer } }
  }
  return !isMachineSnapshot(arg) && has(arg, 'viewer') ? { ...arg, viewer } : arg
}

/** A story that depends on who looks follows the role of the toolbar. */
export const withViewer: Decorator = (Story, { args, globals }) => {
  const viewer = Object.entries(viewers).find(([role]) => role === globals['role'])?.[1]
  if (viewer === undefined) return <Story />
  const followed = Object.entries(args).map(([name, arg]) => [name, seenBy(viewer, name, arg)])
  return <Story args={Object.fromEntries(followed)} />
}
