import { dataDownloadScript } from '../models/dataDownload.events.ts'
import { dataDownloadInvariants } from '../models/dataDownload.invariants.ts'
import { dataDownloadFlow } from '../screens/dataDownload.actions.ts'
import { defineFlow } from './define-flow.ts'

export const dataDownload = defineFlow({
  name: 'dataDownload',
  title: 'Data download',
  script: dataDownloadScript,
  invariants: dataDownloadInvariants,
  screen: dataDownloadFlow,
})
