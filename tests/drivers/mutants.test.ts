import { advertiseScript } from '../flows/advertise/advertise.script.ts'
import { advertiseInvariants } from '../flows/advertise/advertise.invariants.ts'
import { bookingScript } from '../flows/booking/booking.script.ts'
import { bookingInvariants } from '../flows/booking/booking.invariants.ts'
import { collectionScript } from '../flows/collection/collection.script.ts'
import { collectionInvariants } from '../flows/collection/collection.invariants.ts'
import { confirmationScript } from '../flows/confirmation/confirmation.script.ts'
import { confirmationInvariants } from '../flows/confirmation/confirmation.invariants.ts'
import { describeMutants } from '../model/describe-mutants.ts'
import { partAt, remove, replace } from '../model/mutate.ts'
import { paymentScript } from '../flows/payment/payment.script.ts'
import { paymentAttemptInvariants } from '../flows/payment/payment-attempt.invariants.ts'
import { paymentFormInvariants } from '../flows/payment/payment-form.invariants.ts'
import { paymentInvariants } from '../flows/payment/payment.invariants.ts'
import { sessionScript } from '../flows/session/session.script.ts'
import { sessionEndInvariants } from '../flows/session/session-ends.invariants.ts'
import { sessionInvariants } from '../flows/session/session.invariants.ts'

describeMutants(
  'payment',
  paymentScript,
  { ...paymentInvariants, ...paymentAttemptInvariants, ...paymentFormInvariants },
  [
    [
      'a failed save is not handled',
      (config) => remove(config, 'states/saving/invoke', 'onError'),
      'no event, result or failure stops the machine',
    ],
    [
      'any response to the save counts as a success',
      (config) => remove(config, 'states/saving/invoke/onDone/0', 'guard'),
      'P5: paid is entered only from a save that returned an insertedId',
    ],
    [
      'a charged payment returns to the card form',
      (config) => replace(config, 'states/unsaved/on/save.retry', 'target', 'cardForm'),
      'P-money: once charged, no path leads back to the card form or a confirmation',
    ],
    [
      'an undetermined payment cannot be checked',
      (config) => remove(config, 'states/undetermined/on', 'payment.check'),
      'every state is final, waits for a port or can be left',
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
      'the attempt is not stored',
      (config) => remove(config, 'states/confirming', 'entry'),
      'P4: the attempt is stored before the card is confirmed',
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
    [
      'a state has no charge status',
      (config) => replace(config, 'states/processing', 'tags', 'busy'),
      'P-money: every state has exactly one charge status',
    ],
    [
      'a processing payment is never polled',
      (config) => remove(config, 'states/processing', 'after'),
      'every busy state waits for a port, a listener or a delay',
    ],
  ],
)

describeMutants('session', sessionScript, { ...sessionInvariants, ...sessionEndInvariants }, [
  [
    'logging out keeps the token',
    (config) => remove(config, 'states/signingOut', 'entry'),
    'S7: the token is removed on every path from signed in to signed out',
  ],
  [
    'a provider that never responds keeps the user signed in',
    (config) => remove(config, 'states/signingOut', 'after'),
    'S7: signing out always ends signed out, even if the provider never responds',
  ],
  [
    'a double click signs in twice',
    (config) => remove(config, 'states/signedOut/states/signingIn/on', 'login.submit'),
    'a user event sent twice calls a port at most once',
  ],
  [
    'a stuck user cannot log out',
    (config) => remove(config, 'states/establishing/on', 'session.logout'),
    'S7: every state that may have a user offers logout, which starts the sign-out',
  ],
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
    'a guest opens the modal',
    (config) => remove(config, 'states/identifying/invoke/onDone', '0'),
    'B3: the modal is open only for a signed-in user',
  ],
  [
    'an unidentified visitor opens the modal',
    (config) => replace(config, 'states/closed/on/booking.open', 'target', 'open'),
    'B3: the modal is open only for a signed-in user',
  ],
  [
    'a press before identification waits forever',
    (config) => remove(config, 'states/identifying/invoke', 'onDone'),
    'every invoke handles its completion and its error',
  ],
  [
    'any user can book',
    (config) => remove(config, 'states/open/states/form/on/booking.submit/0', 'guard'),
    'B5: only a buyer can book',
  ],
  [
    'a rejected booking counts as booked',
    (config) => remove(config, 'states/open/states/saving/invoke/onDone/0', 'guard'),
    'B8: only an acknowledged booking navigates to My Orders',
  ],
])

describeMutants('confirmation', confirmationScript, confirmationInvariants, [
  [
    'a failure is not logged',
    (config) => remove(config, 'states/performing/invoke/onError/1', 'actions'),
    'A8: a failure is reported, and nothing else is',
  ],
])

describeMutants('collection', collectionScript, collectionInvariants, [
  [
    'a canceled confirmation removes the item',
    (config) => remove(config, 'states/filled/states/confirming/invoke/onDone/1', 'guard'),
    'O3: only the removed item leaves the list',
  ],
])

describeMutants('advertise', advertiseScript, advertiseInvariants, [
  [
    'an advertised product is advertised again',
    (config) => remove(config, 'states/idle/on/advertise.start', 'guard'),
    'L7: no product is advertised twice',
  ],
  [
    'a failure is not handled',
    (config) => remove(config, 'states/advertising/invoke', 'onError'),
    'every invoke handles its completion and its error',
  ],
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
  [
    'an advertised product keeps its Advertise button',
    (config) => remove(config, 'states/advertising/invoke/onDone/actions', '0'),
    'L7: a product is Running only after the server confirms it',
  ],
])
