import { dataDownloadScript } from './dataDownload.script.ts'
import { dataDownloadInvariants } from './dataDownload.invariants.ts'
import { dataDownloadFlow } from './dataDownload.actions.ts'
import { defineFlow } from '../../screen/define-flow.ts'

export const dataDownload = defineFlow({
  name: 'dataDownload',
  title: 'Data download',
  script: dataDownloadScript,
  invariants: dataDownloadInvariants,
  screen: dataDownloadFlow,
})
