import { sellerContactScript } from '../models/sellerContact.events.ts'
import { sellerContactInvariants } from '../models/sellerContact.invariants.ts'
import { sellerContactFlow } from '../screens/sellerContact.actions.ts'
import { defineFlow } from './define-flow.ts'

export const sellerContact = defineFlow({
  name: 'sellerContact',
  title: 'Contact of a seller',
  script: sellerContactScript,
  invariants: sellerContactInvariants,
  screen: sellerContactFlow,
})
