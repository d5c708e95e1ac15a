import type { PictureContext } from '../../../machines/picture.machine.ts'
import { appMessages } from '../../../src/messages/catalogue.ts'
import { picturesMessages } from '../../../src/messages/pictures.ts'
import { pictureScript } from './picture.script.ts'
import { button } from '../../screen/actions.ts'
import type { ScreenFlow } from '../../screen/screen.ts'
import { pictureInvariants } from './picture.invariants.ts'
import { defineFlow } from '../../screen/define-flow.ts'

const { failed, of, place, retry, uploaded, uploading } = picturesMessages.en

const tryAgain = button(of(retry, '1'))

const all = [failed, uploaded, uploading, appMessages.en.pictureUnreadable, retry]
const only = (...says: string[]) => ({
  shows: [place('1'), ...says],
  hides: all.filter((one) => !says.includes(one)),
})

/** The screen flow of a picture of a form. */
export const pictureFlow: ScreenFlow<PictureContext> = {
  name: 'picture',
  rules: 'Picture',
  script: pictureScript,
  hidesFacts: true,
  controls: [
    {
      sends: 'picture.retry',
      at: tryAgain,
      where: (state) => state.matches({ chosen: 'failed' }),
    },
  ],
  assertions: {
    'chosen.uploading': only(uploading),
    'chosen.failed': only(failed, retry),
    'chosen.refused': only(failed),
    'chosen.uploaded': only(uploaded),
    unreadable: only(appMessages.en.pictureUnreadable),
  },
}

export const picture = defineFlow({
  name: 'picture',
  title: 'A picture of a form',
  script: pictureScript,
  invariants: pictureInvariants,
  screen: pictureFlow,
})
