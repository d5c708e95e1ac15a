import { setup } from 'xstate'
import type { Failure } from '../src/domain/failure.ts'
import { forgetFailure, keepFailure, port } from './kit.ts'

/** `isFollowing`: whether the user follows the seller, where the page knows it already; otherwise null. */
type FollowInput = { sellerId: string; isFollowing: boolean | null }
type Follow = { sellerId: string }

export type FollowContext = FollowInput & { failure: Failure | null }

type Read = { event: { output: boolean | null } }
const isFollowing = ({ event }: Read) => event.output === true
const isNotFollowing = ({ event }: Read) => event.output === false
const sellerOf = ({ context: { sellerId } }: { context: FollowContext }) => ({ sellerId })

/** Follows a seller, and stops it. */
export const followMachine = setup({
  types: {
    context: {} as FollowContext,
    input: {} as FollowInput,
    events: {} as { type: 'follow.toggle' },
    tags: {} as 'busy',
  },
  actors: {
    /** Resolves to whether the user follows the seller; null where nobody can: on another server, and oneself. */
    read: port<boolean | null, FollowInput>('follow.read'),
    follow: port<void, Follow>('follow.follow'),
    unfollow: port<void, Follow>('follow.unfollow'),
  },
}).createMachine({
  id: 'follow',
  context: ({ input }) => ({ ...input, failure: null }),
  initial: 'checking',
  states: {
    checking: {
      tags: 'busy',
      invoke: {
        id: 'read',
        src: 'read',
        input: ({ context: { sellerId, isFollowing: isKnown } }) => ({
          sellerId,
          isFollowing: isKnown,
        }),
        onDone: [
          { guard: isFollowing, target: 'following' },
          { guard: isNotFollowing, target: 'notFollowing' },
          { target: 'absent' },
        ],
        onError: { description: 'The page works without it.', target: 'absent' },
      },
    },
    absent: { type: 'final' },
    notFollowing: {
      on: { 'follow.toggle': { target: 'starting', actions: forgetFailure } },
    },
    starting: {
      tags: 'busy',
      invoke: {
        id: 'follow',
        src: 'follow',
        input: sellerOf,
        onDone: 'following',
        onError: { target: 'notFollowing', actions: keepFailure },
      },
    },
    following: {
      on: { 'follow.toggle': { target: 'stopping', actions: forgetFailure } },
    },
    stopping: {
      tags: 'busy',
      description: 'Following again undoes it.',
      invoke: {
        id: 'unfollow',
        src: 'unfollow',
        input: sellerOf,
        onDone: 'notFollowing',
        onError: { target: 'following', actions: keepFailure },
      },
    },
  },
})
