import { sellerContactScript } from './sellerContact.script.ts'
import { sellerContactInvariants } from './sellerContact.invariants.ts'
import { sellerContactFlow } from './sellerContact.actions.ts'
import { defineFlow } from '../../screen/define-flow.ts'

export const sellerContact = defineFlow({
  name: 'sellerContact',
  title: 'Contact of a seller',
  script: sellerContactScript,
  invariants: sellerContactInvariants,
  screen: sellerContactFlow,
})
