import type { ContextFrom } from 'xstate'
import type { dataDownloadMachine } from '../../../machines/dataDownload.machine.ts'
import { accountMessages } from '../../../src/messages/account.ts'
import { dataDownloadScript } from './dataDownload.script.ts'
import { button } from '../../screen/actions.ts'
import type { ScreenFlow } from '../../screen/screen.ts'
import { dataDownloadInvariants } from './dataDownload.invariants.ts'
import { defineFlow } from '../../screen/define-flow.ts'

const { title, download, saved } = accountMessages.en.data

/** The screen flow of a download of the user's data. */
export const dataDownloadFlow: ScreenFlow<ContextFrom<typeof dataDownloadMachine>> = {
  name: 'dataDownload',
  rules: 'Download my data',
  script: dataDownloadScript,
  controls: [{ sends: 'dataDownload.start', at: button(download) }],
  assertions: {
    idle: { shows: [title, download], hides: [saved] },
    fetching: { shows: [title, download], hides: [saved] },
    saved: { shows: [title, download, saved] },
  },
}

export const dataDownload = defineFlow({
  name: 'dataDownload',
  title: 'Data download',
  script: dataDownloadScript,
  invariants: dataDownloadInvariants,
  screen: dataDownloadFlow,
})
