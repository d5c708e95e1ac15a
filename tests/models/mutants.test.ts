import { advertiseScript } from './advertise.events.ts'
import { advertiseInvariants } from './advertise.invariants.ts'
import { bookingScript } from './booking.events.ts'
import { bookingInvariants } from './booking.invariants.ts'
import { collectionScript } from './collection.events.ts'
import { collectionInvariants } from './collection.invariants.ts'
import { confirmationScript } from './confirmation.events.ts'
import { confirmationInvariants } from './confirmation.invariants.ts'
import { describeMutants } from './describe-mutants.ts'
import { partAt, remove, replace } from './mutate.ts'
import { paymentScript } from './payment.events.ts'
import { paymentAttemptInvariants } from './payment-attempt.invariants.ts'
import { paymentFormInvariants } from './payment-form.invariants.ts'
import { paymentInvariants } from './payment.invariants.ts'
import { sessionScript } from './session.events.ts'
import { sessionEndInvariants } from './session-ends.invariants.ts'
import { sessionInvariants } from './session.invariants.ts'

describeMutants(
  'payment',
  paymentScript,
  { ...paymentInvariants, ...paymentAttemptInvariants, ...paymentFormInvariants },
  [
    [
      'a failed save is not answered',
      (config) => remove(config, 'states/saving/invoke', 'onError'),
      'no event, answer or failure of any kind stops it',
    ],
    [
      'any answer of the save is taken for a success',
      (config) => remove(config, 'states/saving/invoke/onDone/0', 'guard'),
      'P5: paid is entered only from a save that answered insertedId',
    ],
    [
      'what was charged is paid for again',
      (config) => replace(config, 'states/unsaved/on/save.retry', 'target', 'cardForm'),
      'P-money: once charged, no way leads to a card or a confirmation',
    ],
    [
      'what is not known cannot be asked',
      (config) => remove(config, 'states/undetermined/on', 'payment.check'),
      'no state without a way out, a port at work or an end',
    ],
    [
      'a lost answer opens the card form',
      (config) => replace(config, 'states/confirming/invoke', 'onError', '#payment.cardForm'),
      'P-money: a lost answer is asked for',
    ],
    [
      'a provider that cannot be asked is taken for no charge',
      (config) => replace(config, 'states/asking/invoke', 'onError', '#payment.loading'),
      'P-money: while the provider cannot be asked, nothing is known',
    ],
    [
      'the attempt is not stored',
      (config) => remove(config, 'states/confirming', 'entry'),
      'P4: what is needed to find a charge again is stored before the card is sent',
    ],
    [
      'a charge is not saved',
      (config) =>
        replace(config, 'states/authenticating/invoke/onDone/0', 'target', '#payment.paid'),
      'P5: paid is entered only from a save that answered insertedId',
    ],
    [
      'an incomplete card is sent',
      (config) => remove(config, 'states/cardForm/on/pay.submit/0', 'guard'),
      'P2: a card is confirmed only on Pay with a complete card',
    ],
    [
      'a state does not say where the money is',
      (config) => replace(config, 'states/processing', 'tags', 'busy'),
      'P-money: every state says where the money is, and says it once',
    ],
    [
      'a payment that is processed is never asked for again',
      (config) => remove(config, 'states/processing', 'after'),
      'nothing is shown as busy that is not',
    ],
  ],
)

describeMutants('session', sessionScript, { ...sessionInvariants, ...sessionEndInvariants }, [
  [
    'the token is kept after logging out',
    (config) => remove(config, 'states/signingOut', 'entry'),
    'S7: the token is removed on every way from signed in to signed out',
  ],
  [
    'a provider that does not answer keeps the user signed in',
    (config) => remove(config, 'states/signingOut', 'after'),
    'S7: signing out ends signed out, whatever the provider answers, and when it never does',
  ],
  [
    'a double click signs in twice',
    (config) => remove(config, 'states/signedOut/states/signingIn/on', 'login.submit'),
    'a user event sent twice calls the world once',
  ],
  [
    'who is stuck cannot log out',
    (config) => remove(config, 'states/establishing/on', 'session.logout'),
    'S7: logout is there wherever somebody is known, and ends signed out',
  ],
  [
    'every 401 renews the token anew',
    (config) => {
      const renewing = partAt(config, 'states/signedIn/states/renewing')
      renewing['on'] = partAt(config, 'states/signedIn/states/active/on')
    },
    'S8: while the token is renewed, another 401 does not renew it again',
  ],
])

describeMutants('booking', bookingScript, bookingInvariants, [
  [
    'a guest gets the modal',
    (config) => remove(config, 'states/closed/on/booking.open', '0'),
    'B3: nobody but who is signed in has the modal open',
  ],
  [
    'who is not known yet gets the modal',
    (config) => remove(config, 'states/closed/on/booking.open', '1'),
    'B3: nobody but who is signed in has the modal open',
  ],
  [
    'what was pressed waits for ever',
    (config) => remove(config, 'states/identifying/on', 'viewer.changed'),
    'no state waits for a listener that has told what it waits for, or cannot',
  ],
  [
    'anybody books anything',
    (config) => remove(config, 'states/open/states/form/on/booking.submit/0', 'guard'),
    'B5: only a buyer books',
  ],
  [
    'a booking that was refused counts as one',
    (config) => remove(config, 'states/open/states/saving/invoke/onDone/0', 'guard'),
    'B8: My Orders is shown after an acknowledged booking, and after nothing else',
  ],
])

describeMutants('confirmation', confirmationScript, confirmationInvariants, [
  [
    'a failure is not reported',
    (config) => remove(config, 'states/performing/invoke/onError', 'actions'),
    'A8: a failure is reported, and nothing else is',
  ],
])

describeMutants('collection', collectionScript, collectionInvariants, [
  [
    'a cancelled question removes the item',
    (config) => remove(config, 'states/filled/states/confirming/invoke/onDone/1', 'guard'),
    'O3: an item leaves the list only when it was removed, and no other goes with it',
  ],
])

describeMutants('advertise', advertiseScript, advertiseInvariants, [
  [
    'what is advertised is advertised again',
    (config) => remove(config, 'states/idle/on/advertise.start', 'guard'),
    'L7: nothing is advertised twice',
  ],
  [
    'a failure is not answered',
    (config) => remove(config, 'states/advertising/invoke', 'onError'),
    'every invoke answers its end and its error',
  ],
  [
    'what failed is shown as Running',
    (config) => replace(config, 'states/advertising/invoke/onError/actions', '0', 'keepAdvertised'),
    'L7: it is Running once the server has said so, and not before',
  ],
  [
    'what was advertised keeps its button',
    (config) => remove(config, 'states/advertising/invoke/onDone/actions', '0'),
    'L7: it is Running once the server has said so, and not before',
  ],
])
