import { describeFlow } from '../../model/describe-flow.ts'
import { dataDownloadScript } from './dataDownload.script.ts'
import { dataDownloadInvariants } from './dataDownload.invariants.ts'

describeFlow('Download my data', { script: dataDownloadScript, invariants: dataDownloadInvariants })
