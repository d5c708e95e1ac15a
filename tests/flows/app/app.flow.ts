import { appScript } from './app.script.ts'
import { appInvariants } from './app.invariants.ts'
import { defineFlow } from '../../screen/define-flow.ts'

export const app = defineFlow({
  name: 'app',
  title: 'App',
  script: appScript,
  invariants: appInvariants,
})
