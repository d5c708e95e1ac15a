import { describeMutants } from './describe-mutants.ts'
import { remove, replace } from './mutate.ts'
import { toastsScript } from './toasts.events.ts'
import { toastsInvariants } from './toasts.invariants.ts'
import { productReportScript } from './productReport.events.ts'
import { productReportInvariants } from './productReport.invariants.ts'

describeMutants('productReport', productReportScript, productReportInvariants, [
  [
    'a guest sends a report',
    (config) => remove(config, 'states/identifying/invoke/onDone', '0'),
    'B9: only a signed-in user can report',
  ],
  [
    'a product is reported repeatedly',
    (config) => remove(config, 'states/idle/on/productReport.send', 'guard'),
    'B9: a reported product cannot be reported again',
  ],
  [
    'any response shows the thank-you toast',
    (config) => remove(config, 'states/reporting/invoke/onDone/0', 'guard'),
    'B9: only an accepted report shows the thank-you toast',
  ],
  [
    'a failure shows no toast',
    (config) => replace(config, 'states/reporting/invoke/onError', 'actions', 'forgetProduct'),
    'B9: only a rejected or failed report shows the error toast',
  ],
  [
    'the next user inherits the reports of the previous one',
    (config) => remove(config, 'on/viewer.changed', '0'),
    'B9: a change of user clears the reports',
  ],
])

describeMutants('toasts', toastsScript, toastsInvariants, [
  [
    'signing in dismisses every toast',
    (config) =>
      replace(config, 'states/showing/on/toast.obsoleted/1/actions', 'params', () => ({})),
    'B3, S9: signing in dismisses only the toasts that asked for it',
  ],
])
