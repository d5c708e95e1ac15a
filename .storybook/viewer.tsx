import type { Decorator } from '@storybook/react-vite'
import { isMachineSnapshot } from 'xstate'
import type { Viewer } from '../src/domain/user.ts'
import { viewers } from '../src/screens/story-fixtures.ts'

const has = <Key extends string>(arg: unknown, key: Key): arg is Record<Key, unknown> =>
  typeof arg === 'object' && arg !== null && key in arg

/** Replaces the viewer in an arg: the viewer itself, its role, or an object or machine snapshot that contains one. */
function seenBy(viewer: Viewer, name: string, arg: unknown): unknown {
  if (name === 'viewer') return viewer
  if (name === 'role') return viewer.kind === 'user' ? viewer.role : arg
  if (isMachineSnapshot(arg) && has(arg.context, 'viewer')) {
    return { ...arg, context: { ...arg.context, viewer } }
  }
  return !isMachineSnapshot(arg) && has(arg, 'viewer') ? { ...arg, viewer } : arg
}

/** Renders a story that depends on the viewer with the toolbar's role. */
export const withViewer: Decorator = (Story, { args, globals }) => {
  const viewer = Object.entries(viewers).find(([role]) => role === globals['role'])?.[1]
  if (viewer === undefined) return <Story />
  const followed = Object.entries(args).map(([name, arg]) => [name, seenBy(viewer, name, arg)])
  return <Story args={Object.fromEntries(followed)} />
}
