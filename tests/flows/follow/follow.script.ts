import { type FollowContext, followMachine } from '../../../machines/follow.machine.ts'
import { portResults, scriptFor } from '../../model/script.ts'

/** The script of the following of a seller. */
export const followScript = scriptFor(followMachine, {
  input: { sellerId: 'seller-1', isFollowing: null },
  sends: [{ name: 'follow.toggle', event: { type: 'follow.toggle' } }],
  listeners: {},
  ports: {
    read: portResults<boolean | null>({ followed: true, unfollowed: false, nobody: null }),
    follow: portResults<void>({ done: undefined }),
    unfollow: portResults<void>({ done: undefined }),
  },
  factsOf: ({ failure }: FollowContext) => [failure === null ? 'well' : 'failed'],
  bound: 6,
})
