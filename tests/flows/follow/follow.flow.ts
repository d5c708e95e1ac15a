import type { FollowContext } from '../../../machines/follow.machine.ts'
import { followMessages } from '../../../src/messages/following.ts'
import { followScript } from './follow.script.ts'
import { button } from '../../screen/actions.ts'
import { defineFlow } from '../../screen/define-flow.ts'
import type { ScreenFlow } from '../../screen/screen.ts'
import { followInvariants } from './follow.invariants.ts'

export const SELLER = 'Sam Sand'
const { follow: start, followOf, following, followingOf, followed } = followMessages.en

/** The screen flow of the following of a seller. */
export const followFlow: ScreenFlow<FollowContext> = {
  name: 'follow',
  rules: 'Follow a seller',
  script: followScript,
  controls: [
    {
      sends: 'follow.toggle',
      at: button(followOf(SELLER)),
      where: (state) => state.matches('notFollowing'),
    },
    {
      sends: 'follow.toggle',
      at: button(followingOf(SELLER)),
      where: (state) => state.matches('following'),
    },
  ],
  assertions: {
    checking: { shows: [start], hides: [following, followed(SELLER)] },
    absent: { shows: [], hides: [start], waits: true },
    notFollowing: { shows: [start], hides: [following, followed(SELLER)] },
    starting: { shows: [start], hides: [following, followed(SELLER)] },
    following: { shows: [following] },
    stopping: { shows: [following], hides: [followed(SELLER)] },
  },
}

export const follow = defineFlow({
  name: 'follow',
  title: 'Follow a seller',
  script: followScript,
  invariants: followInvariants,
  screen: followFlow,
})
