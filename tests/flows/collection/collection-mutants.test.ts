import { assign } from 'xstate'
import { filterReadable } from '../../../src/domain/listed.ts'
import { changeableScript, type Item } from './collection.script.ts'
import { collectionInvariants, verificationInvariants } from './collection.invariants.ts'
import { describeMutants } from '../../model/describe-mutants.ts'
import { remove, replace } from '../../model/mutate.ts'

type Context = Parameters<typeof changeableScript.factsOf>[0]

const onDone = 'states/filled/states/confirming/invoke/onDone'
const changing = (change: (items: readonly Item[], subjectId: string) => readonly Item[]) =>
  assign(({ context }: { context: Context }) => ({
    items: change(filterReadable(context.items), context.request?.subjectId ?? ''),
  }))

describeMutants(
  'collection',
  changeableScript,
  { ...collectionInvariants, ...verificationInvariants },
  [
    [
      'the result of a performed action is ignored',
      (config) => remove(config, `${onDone}/2`, 'actions'),
      'A4: a verified seller stays on the list as verified, and no other seller changes',
    ],
    [
      'a verified seller leaves the list',
      (config) =>
        replace(
          config,
          `${onDone}/2`,
          'actions',
          changing((items, subjectId) => items.filter(({ _id }) => _id !== subjectId)),
        ),
      'A4: a verified seller stays on the list as verified, and no other seller changes',
    ],
    [
      'one verification verifies every seller',
      (config) =>
        replace(
          config,
          `${onDone}/2`,
          'actions',
          changing((items) => items.map((item) => ({ ...item, isVerified: true }))),
        ),
      'A4: a verified seller stays on the list as verified, and no other seller changes',
    ],
    [
      'a failed action counts as performed',
      (config) => remove(config, `${onDone}/2`, 'guard'),
      'A4: a seller becomes verified only when a verification was performed',
    ],
    [
      'one action empties the list',
      (config) => remove(config, `${onDone}/1`, 'guard'),
      'A4, A5: the list stays usable after an action',
    ],
  ],
)
