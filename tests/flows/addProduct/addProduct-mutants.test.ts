import { describeMutants } from '../../model/describe-mutants.ts'
import { addProductScript } from './addProduct.script.ts'
import { addProductInvariants } from './addProduct.invariants.ts'
import { partAt, remove, replace } from '../../model/mutate.ts'

const form = 'states/form'
const submit = `${form}/on/listing.submit`
const checking = 'states/checking'
const uploading = 'states/uploading'
const saving = 'states/saving'

describeMutants('addProduct', addProductScript, addProductInvariants, [
  [
    'uploaded pictures are uploaded again',
    (config) => remove(config, `${checking}/invoke/onDone`, '1'),
    'L3: pictures that are uploaded are not uploaded again, unless they or their order change',
  ],
  [
    'the product is saved before its pictures are uploaded',
    (config) => replace(config, `${submit}/0`, 'target', 'saving'),
    'no event, result or failure stops the machine',
  ],
  [
    'an incomplete form is submitted',
    (config) => remove(config, `${submit}/0`, 'guard'),
    'L2: an incomplete form is not submitted and shows what is missing',
  ],
  [
    'a form without a picture shows no error',
    (config) => remove(config, `${submit}/1`, 'actions'),
    'L2: a form without a picture is not submitted and asks for one',
  ],
  [
    'any response to the save counts as a success',
    (config) => remove(config, `${saving}/invoke/onDone/0`, 'guard'),
    'L3, L4: each response leads to its expected state',
  ],
  [
    'a failed save navigates to My Products',
    (config) => replace(config, `${saving}/invoke/onError`, 'target', 'added'),
    'L4: only a save that returns an insertedId navigates to My Products',
  ],
  [
    'a failed upload is not handled',
    (config) => remove(config, `${uploading}/invoke`, 'onError'),
    'no event, result or failure stops the machine',
  ],
  [
    'a failure stays visible during the next attempt',
    (config) => remove(config, `${form}/states/failed`, 'exit'),
    'L4: only the failed state stores a failure',
  ],
  [
    'a pending check accepts a second submit',
    (config) => {
      partAt(config, checking)['on'] = { 'listing.submit': 'uploading' }
    },
    'a user event sent twice calls a port at most once',
  ],
  [
    'a second upload starts with the progress of the first',
    (config) => remove(config, uploading, 'entry'),
    'L3: an upload starts without the progress of another',
  ],
])
