import { type ActorOptions, createActor } from 'xstate'
import { noticesMachine } from '../../machines/notices.machine.ts'
import type { Notice, Settlement } from '../domain/notice.ts'
import { standingNotices } from '../domain/standing.ts'

const { cutOff, kept, back, newVersion } = standingNotices

export type Standing = ReturnType<typeof createStanding>

/**
 * What holds for the whole page until it is over, in a queue beside the toasts: there is no connection, what is seen
 * was kept from before, a new version is ready. Nothing is said twice.
 */
export function createStanding(inspect: ActorOptions<typeof noticesMachine>['inspect']) {
  const notices = createActor(noticesMachine, { ...(inspect && { inspect }) }).start()
  const isSaid = ({ title }: Notice) =>
    notices.getSnapshot().context.notices.some((notice) => notice.title === title)
  const say = (notice: Notice) => {
    if (!isSaid(notice)) notices.send({ type: 'notice.raised', notice })
  }
  const settle = (by: Settlement) => notices.send({ type: 'notice.settled', by })
  return {
    notices,
    /** The connection is lost. What was kept before and is still seen stays so. */
    lost(): void {
      if (isSaid(kept)) return
      const isStillKept = isSaid(back)
      settle('cutOff')
      say(isStillKept ? kept : cutOff)
    },
    /** Something is shown that was kept from a visit before. */
    kept(): void {
      if (isSaid(kept)) return
      settle('connected')
      settle('cutOff')
      say(kept)
    },
    /** The server is there. What was kept and is still seen can be had anew. */
    there(): void {
      const isKept = isSaid(kept)
      if (isKept || isSaid(cutOff)) settle('connected')
      if (isKept) say(back)
    },
    newer: () => say(newVersion),
  }
}
