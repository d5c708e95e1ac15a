import { assign } from 'xstate'
import { filterReadable } from '../../src/domain/listed.ts'
import { addProductScript } from '../flows/addProduct/addProduct.script.ts'
import { addProductInvariants } from '../flows/addProduct/addProduct.invariants.ts'
import { advertiseScript } from '../flows/advertise/advertise.script.ts'
import { advertiseInvariants } from '../flows/advertise/advertise.invariants.ts'
import { bookingScript } from '../flows/booking/booking.script.ts'
import { bookingInvariants } from '../flows/booking/booking.invariants.ts'
import { changeableScript, type Item } from '../flows/collection/collection.script.ts'
import {
  collectionInvariants,
  verificationInvariants,
} from '../flows/collection/collection.invariants.ts'
import { confirmationScript } from '../flows/confirmation/confirmation.script.ts'
import { confirmationInvariants } from '../flows/confirmation/confirmation.invariants.ts'
import { describeMutants } from '../model/describe-mutants.ts'
import { type Part, partAt, remove, replace } from '../model/mutate.ts'
import { paymentScript } from '../flows/payment/payment.script.ts'
import { paymentAttemptInvariants } from '../flows/payment/payment-attempt.invariants.ts'
import { paymentFormInvariants } from '../flows/payment/payment-form.invariants.ts'
import { paymentInvariants } from '../flows/payment/payment.invariants.ts'
import { sessionScript } from '../flows/session/session.script.ts'
import { sessionEndInvariants } from '../flows/session/session-ends.invariants.ts'
import { sessionInvariants } from '../flows/session/session.invariants.ts'

// Mutants that `npm run mutate` does not make: it removes, negates and retargets within a state's neighbours.

describeMutants(
  'payment',
  paymentScript,
  { ...paymentInvariants, ...paymentAttemptInvariants, ...paymentFormInvariants },
  [
    [
      'a charged payment returns to the card form',
      (config) => replace(config, 'states/unsaved/on/save.retry', 'target', 'cardForm'),
      'P-money: once charged, no path leads back to the card form or a confirmation',
    ],
    [
      'a lost response opens the card form',
      (config) => replace(config, 'states/confirming/invoke', 'onError', '#payment.cardForm'),
      'P-money: a lost response makes the machine ask the provider',
    ],
    [
      'an unreachable provider counts as no charge',
      (config) => replace(config, 'states/asking/invoke', 'onError', '#payment.loading'),
      'P-money: the charge stays unknown while the provider is unreachable',
    ],
    [
      'a charge skips the save',
      (config) =>
        replace(config, 'states/authenticating/invoke/onDone/0', 'target', '#payment.paid'),
      'P5: paid is entered only from a save that returned an insertedId',
    ],
    [
      'Pay does not ask the provider',
      (config) =>
        replace(config, 'states/cardForm/on/pay.submit', 'target', '#payment.cardForm.entering'),
      'P6: Pay always asks the provider, which checks the fields',
    ],
  ],
)

describeMutants('session', sessionScript, { ...sessionInvariants, ...sessionEndInvariants }, [
  [
    'every 401 renews the token again',
    (config) => {
      const renewing = partAt(config, 'states/signedIn/states/renewing')
      renewing['on'] = partAt(config, 'states/signedIn/states/active/on')
    },
    'S8: a 401 during the token renewal does not start another one',
  ],
])

describeMutants('booking', bookingScript, bookingInvariants, [
  [
    'a press before identification waits forever',
    (config) => remove(config, 'states/identifying/invoke', 'onDone'),
    'every invoke handles its completion and its error',
  ],
])

describeMutants('confirmation', confirmationScript, confirmationInvariants, [
  [
    'a failure is not logged',
    (config) => remove(config, 'states/performing/invoke/onError/1', 'actions'),
    'A8: a failure is reported, and nothing else is',
  ],
])

/** Replaces the change of the list after an action. */
const changing = (change: (items: readonly Item[], subjectId: string) => readonly Item[]) => {
  type Context = Parameters<typeof changeableScript.factsOf>[0]
  const changed = assign(({ context }: { context: Context }) => ({
    items: change(filterReadable(context.items), context.request?.subjectId ?? ''),
  }))
  return (config: Part) =>
    replace(config, 'states/filled/states/confirming/invoke/onDone/2', 'actions', changed)
}

describeMutants(
  'collection',
  changeableScript,
  { ...collectionInvariants, ...verificationInvariants },
  [
    [
      'a verified seller leaves the list',
      changing((items, subjectId) => items.filter(({ _id }) => _id !== subjectId)),
      'A4: a verified seller stays on the list as verified, and no other seller changes',
    ],
    [
      'one verification verifies every seller',
      changing((items) => items.map((item) => ({ ...item, isVerified: true }))),
      'A4: a verified seller stays on the list as verified, and no other seller changes',
    ],
  ],
)

describeMutants('addProduct', addProductScript, addProductInvariants, [
  [
    'the product is saved before its pictures are uploaded',
    (config) => replace(config, 'states/form/on/listing.submit/0', 'target', 'saving'),
    'no event, result or failure stops the machine',
  ],
  [
    'a failed save navigates to My Products',
    (config) => replace(config, 'states/saving/invoke/onError', 'target', 'added'),
    'L4: only a save that returns an insertedId navigates to My Products',
  ],
  [
    'a pending check accepts a second submit',
    (config) => {
      partAt(config, 'states/checking')['on'] = { 'listing.submit': 'uploading' }
    },
    'a user event sent twice calls a port at most once',
  ],
])

describeMutants('advertise', advertiseScript, advertiseInvariants, [
  [
    'a failed product is shown as Running',
    (config) =>
      replace(
        config,
        'states/advertising/invoke/onError/actions',
        '0',
        partAt(config, 'states/advertising/invoke/onDone/actions')['0'],
      ),
    'L7: a product is Running only after the server confirms it',
  ],
])
