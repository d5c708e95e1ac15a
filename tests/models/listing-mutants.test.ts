import { describeMutants } from './describe-mutants.ts'
import { listingScript } from './listing.events.ts'
import { listingInvariants } from './listing.invariants.ts'
import { partAt, remove, replace } from './mutate.ts'

const form = 'states/withPicture/states/form'
const submit = `${form}/on/listing.submit`
const uploading = 'states/withPicture/states/uploading'
const saving = 'states/withPicture/states/saving'

describeMutants('listing', listingScript, listingInvariants, [
  [
    'a picture that has arrived is sent again',
    (config) => remove(config, submit, '0'),
    'L3: a picture that has arrived is not sent again',
  ],
  [
    'the product goes before its picture',
    (config) => replace(config, `${submit}/1`, 'target', 'saving'),
    'no event, answer or failure of any kind stops it',
  ],
  [
    'an incomplete form is sent',
    (config) => remove(config, `${submit}/1`, 'guard'),
    'L2: an incomplete form is not sent, and says what is missing',
  ],
  [
    'a form without a picture is not answered',
    (config) => remove(config, 'states/withoutPicture/on/listing.submit', 'actions'),
    'L2: without a picture nothing is sent, and it is asked for',
  ],
  [
    'any file is taken for a picture',
    (config) => remove(config, `${form}/on/picture.choose`, '0'),
    'L2: a file that is no picture is refused in words and not kept',
  ],
  [
    'another picture is listed with the old address',
    (config) =>
      replace(config, `${form}/on/picture.choose`, '1', { target: '#listing.withPicture' }),
    'L3: another picture drops what was there, and is shown anew',
  ],
  [
    'another picture is not shown',
    (config) =>
      replace(config, `${form}/on/picture.choose/1`, 'target', '#listing.withPicture.form'),
    'L3: another picture drops what was there, and is shown anew',
  ],
  [
    'any answer of the save is taken for a success',
    (config) => remove(config, `${saving}/invoke/onDone/0`, 'guard'),
    'L3, L4: each answer leads where it should',
  ],
  [
    'a failed save shows My Products',
    (config) => replace(config, `${saving}/invoke/onError`, 'target', '#listing.added'),
    'L4: My Products is shown after an insertedId, and after nothing else',
  ],
  [
    'a failed upload is not answered',
    (config) => remove(config, `${uploading}/invoke`, 'onError'),
    'no event, answer or failure of any kind stops it',
  ],
  [
    'a failure is still shown beside the next try',
    (config) => remove(config, `${form}/states/failed`, 'exit'),
    'L4: a failure says why, and only a failure',
  ],
  [
    'a save can be stopped, and sent twice',
    (config) => {
      partAt(config, saving)['on'] = { 'listing.submit': 'uploading' }
    },
    'a user event sent twice calls the world once',
  ],
  [
    'a second upload begins where the first ended',
    (config) => remove(config, uploading, 'entry'),
    'L3: an upload begins without the progress of another',
  ],
])
