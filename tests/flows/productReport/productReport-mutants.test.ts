import { describeMutants } from '../../model/describe-mutants.ts'
import { remove, replace } from '../../model/mutate.ts'
import { productReportScript } from './productReport.script.ts'
import { productReportInvariants } from './productReport.invariants.ts'

describeMutants('productReport', productReportScript, productReportInvariants, [
  [
    'a guest opens the dialog',
    (config) => remove(config, 'states/identifying/invoke/onDone', '0'),
    'B9: the dialog is open only for a signed-in user',
  ],
  [
    'a reported product is reported again',
    (config) => remove(config, 'states/identifying/invoke/onDone', '1'),
    'B9: a reported product opens its report, any other the form',
  ],
  [
    'a reported product opens a dialog on every server',
    (config) => remove(config, 'states/idle/on/productReport.open', 'guard'),
    'B9: a reported product offers nothing where no report can be taken back',
  ],
  [
    'a report without a reason is sent',
    (config) => remove(config, 'states/open/states/form/on/productReport.submit/0', 'guard'),
    'B9: only a complete form is sent',
  ],
  [
    'any response shows the thank-you toast',
    (config) => remove(config, 'states/open/states/sending/invoke/onDone/0', 'guard'),
    'B9: only an accepted report shows the thank-you toast',
  ],
  [
    'a failure closes the dialog',
    (config) =>
      replace(config, 'states/open/states/sending/invoke/onError', 'target', '#productReport.idle'),
    'B9: every response has its place',
  ],
  [
    'the next user inherits the reports of the previous one',
    (config) => remove(config, 'on/viewer.changed', '0'),
    'B9: a change of user clears the reports',
  ],
])
