import { type ActorOptions, createActor } from 'xstate'
import { noticesMachine } from '../../machines/notices.machine.ts'
import type { Notice, Settlement } from '../domain/notice.ts'
import { standingNotices } from '../domain/standing.ts'

const { cutOff, kept, back, newVersion } = standingNotices

export type Standing = ReturnType<typeof createStanding>

/**
 * Creates the queue of banners, separate from the toasts: offline, cached data, a new version. A banner that is already
 * shown is not added again.
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
    /** The connection is lost. Cached data that is still visible stays reported. */
    lost(): void {
      if (isSaid(kept)) return
      const isStillKept = isSaid(back)
      settle('cutOff')
      say(isStillKept ? kept : cutOff)
    },
    /** The page shows data cached in an earlier visit. */
    kept(): void {
      if (isSaid(kept)) return
      settle('connected')
      settle('cutOff')
      say(kept)
    },
    /** The server responds. Cached data that is still visible can be reloaded. */
    there(): void {
      const isKept = isSaid(kept)
      if (isKept || isSaid(cutOff)) settle('connected')
      if (isKept) say(back)
    },
    newer: () => say(newVersion),
  }
}
