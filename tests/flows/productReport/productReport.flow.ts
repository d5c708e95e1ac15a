import type { ContextFrom } from 'xstate'
import type { productReportMachine } from '../../../machines/productReport.machine.ts'
import { camera, radio as tableRadio } from '../booking/booking.script.ts'
import { productReportScript, scam, tooLong } from './productReport.script.ts'
import { type Action, button, labelled, radio } from '../../screen/actions.ts'
import type { Assertion, ScreenFlow } from '../../screen/screen.ts'
import { productReportInvariants } from './productReport.invariants.ts'
import { defineFlow } from '../../screen/define-flow.ts'

const send = button('Send report')
const takeBack = button('Take back report')
const close = button(/^(Cancel|Keep report)$/)
const words = labelled('Tell us more (optional)')

/** The actions that fill in the form of a report and send it. */
const sendReport: readonly Action[] = [
  { press: radio(/^Looks like a scam/) },
  { fill: words, with: scam.words },
  { press: send },
]

/** The actions that fill in the form with too many words and send it. */
const sendTooLong: readonly Action[] = [
  { press: radio(/^Looks like a scam/) },
  { fill: words, with: tooLong },
  { press: send },
]

const TOO_LONG = 'Use at most 280 characters.'
const open = /^Report(ed)? Old camera$/
const cards = [camera.productName, tableRadio.productName]
const QUESTION = "What's wrong with it?"
const FAILED = 'Something unexpected happened. Please try again.'
const form = (...says: string[]): Assertion => ({
  shows: [QUESTION, 'Send report', ...says],
  hides: ['Take back report', ...(says.includes(FAILED) ? [] : [FAILED])],
})
const reported = (...says: string[]): Assertion => ({
  shows: ['You reported', 'Take back report', ...says],
  hides: [QUESTION, ...(says.includes(FAILED) ? [] : [FAILED])],
})

export const productReportFlow: ScreenFlow<ContextFrom<typeof productReportMachine>> = {
  name: 'productReport',
  rules: 'B9',
  script: productReportScript,
  controls: [
    { sends: 'productReport.open=camera', at: button(open) },
    { sends: 'productReport.open=radio', at: button(`Report ${tableRadio.productName}`) },
    { sends: 'productReport.submit=complete', at: send },
    { sends: 'productReport.takeBack', at: takeBack },
    { sends: 'productReport.close', at: close },
  ],
  actions: {
    'productReport.change': [{ fill: words, with: ['It is stolen.', 'It is broken.'] }],
    'productReport.submit=complete': sendReport,
    'productReport.submit=tooLong': sendTooLong,
  },
  assertions: {
    idle: { shows: cards, hides: [QUESTION, 'Take back report'] },
    identifying: { shows: [...cards, "Checking whether you're signed in."], hides: [QUESTION] },
    'open.form.editing': form(),
    'open.form.editing by productReport.submit=tooLong': form(TOO_LONG),
    'open.form.editing by draft.recalled': form('17 of 280 characters'),
    'open.form.failed': form(FAILED),
    'open.sending': form(),
    'open.reported.asking': reported(),
    'open.reported.failed': reported(FAILED),
    'open.takingBack': reported(),
  },
}

export const productReport = defineFlow({
  name: 'productReport',
  title: 'Reporting a product',
  script: productReportScript,
  invariants: productReportInvariants,
  screen: productReportFlow,
})
