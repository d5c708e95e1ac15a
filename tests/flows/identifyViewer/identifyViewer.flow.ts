import { identifyViewerScript } from './identifyViewer.script.ts'
import { identifyViewerInvariants } from './identifyViewer.invariants.ts'
import { defineFlow } from '../../screen/define-flow.ts'

export const identifyViewer = defineFlow({
  name: 'identifyViewer',
  rules: 'B3',
  title: 'Identifying the viewer',
  script: identifyViewerScript,
  invariants: identifyViewerInvariants,
})
