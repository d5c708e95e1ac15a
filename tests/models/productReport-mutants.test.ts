import { describeMutants } from './describe-mutants.ts'
import { remove, replace } from './mutate.ts'
import { toastsScript } from './toasts.events.ts'
import { toastsInvariants } from './toasts.invariants.ts'
import { productReportScript } from './productReport.events.ts'
import { productReportInvariants } from './productReport.invariants.ts'

describeMutants('productReport', productReportScript, productReportInvariants, [
  [
    'a guest reports',
    (config) => remove(config, 'states/idle/on/productReport.send', '0'),
    'B9: only who is signed in reports',
  ],
  [
    'a product is reported again and again',
    (config) => remove(config, 'states/idle/on/productReport.send/1', 'guard'),
    'B9: what is reported is not reported again',
  ],
  [
    'any answer is thanked for',
    (config) => remove(config, 'states/reporting/invoke/onDone/0', 'guard'),
    'B9: the thanks are said for a report that was taken, and for nothing else',
  ],
  [
    'a failure is passed over in silence',
    (config) => replace(config, 'states/reporting/invoke/onError', 'actions', 'leaveUnanswered'),
    'B9: any other answer says that it went wrong, and nothing else does',
  ],
  [
    'a second try is another act',
    (config) => replace(config, 'states/reporting/invoke/onError/actions', '0', 'endAct'),
    'B9: no answer leaves the act begun, so that a second try is the same',
  ],
  [
    'what one reported stays with the next',
    (config) => remove(config, 'on/viewer.changed', '0'),
    'B9: what somebody reported or began is nothing of who comes next',
  ],
])

describeMutants('toasts', toastsScript, toastsInvariants, [
  [
    'signing in takes back whatever is shown',
    (config) =>
      replace(config, 'states/showing/on/toast.obsoleted/1/actions', 'params', () => ({})),
    'B3, S9: signing in takes back what asked for it, and nothing else',
  ],
])
