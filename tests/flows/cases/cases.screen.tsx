import { casesMachine } from '../../../src/actors/cases.ts'
import { CasesView } from '../../../src/screens/cases/CasesView.tsx'
import { createListScreen } from '../collection/list-screen.tsx'
import { casesActs, decisionsActs } from './cases.actions.ts'

export const decisionsScreen = createListScreen(decisionsActs, casesMachine, (bound) => (
  <CasesView {...bound} />
)).screen

export const casesScreen = createListScreen(casesActs, casesMachine, (bound) => (
  <CasesView {...bound} />
)).screen
