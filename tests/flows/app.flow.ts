import { appScript } from '../models/app.events.ts'
import { appInvariants } from '../models/app.invariants.ts'
import { defineFlow } from './define-flow.ts'

export const app = defineFlow({
  name: 'app',
  title: 'App',
  script: appScript,
  invariants: appInvariants,
})
