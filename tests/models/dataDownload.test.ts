import { describeFlow } from './flow.ts'
import { dataDownloadScript } from './dataDownload.events.ts'
import { dataDownloadInvariants } from './dataDownload.invariants.ts'

describeFlow('Download my data', { script: dataDownloadScript, invariants: dataDownloadInvariants })
