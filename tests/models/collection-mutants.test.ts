import { assign } from 'xstate'
import { changeableScript, type Item } from './collection.events.ts'
import { collectionInvariants, verificationInvariants } from './collection.invariants.ts'
import { describeMutants } from './describe-mutants.ts'
import { remove, replace } from './mutate.ts'

type Context = Parameters<typeof changeableScript.factsOf>[0]

const onDone = 'states/filled/states/confirming/invoke/onDone'
const changing = (change: (items: readonly Item[], subjectId: string) => readonly Item[]) =>
  assign(({ context }: { context: Context }) => ({
    items: change(context.items, context.request?.subjectId ?? ''),
  }))

describeMutants(
  'collection',
  changeableScript,
  { ...collectionInvariants, ...verificationInvariants },
  [
    [
      'what an act made of an item is ignored',
      (config) => remove(config, `${onDone}/1`, 'actions'),
      'A4: who was verified stays on the list as verified, and nobody else changes',
    ],
    [
      'who was verified leaves the list',
      (config) =>
        replace(
          config,
          `${onDone}/1`,
          'actions',
          changing((items, subjectId) => items.filter(({ _id }) => _id !== subjectId)),
        ),
      'A4: who was verified stays on the list as verified, and nobody else changes',
    ],
    [
      'one verification verifies all',
      (config) =>
        replace(
          config,
          `${onDone}/1`,
          'actions',
          changing((items) => items.map((item) => ({ ...item, isVerified: true }))),
        ),
      'A4: who was verified stays on the list as verified, and nobody else changes',
    ],
    [
      'a failed act counts as done',
      (config) => remove(config, `${onDone}/1`, 'guard'),
      'A4: nobody is verified but by a verification that was performed',
    ],
    [
      'one act empties the list',
      (config) => remove(config, `${onDone}/0`, 'guard'),
      'A4, A5: an act leaves the list where it can be gone on with',
    ],
  ],
)
