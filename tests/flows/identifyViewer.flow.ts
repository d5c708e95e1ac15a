import { identifyViewerScript } from '../models/identifyViewer.events.ts'
import { identifyViewerInvariants } from '../models/identifyViewer.invariants.ts'
import { defineFlow } from './define-flow.ts'

export const identifyViewer = defineFlow({
  name: 'identifyViewer',
  title: 'Identifying the viewer',
  script: identifyViewerScript,
  invariants: identifyViewerInvariants,
})
