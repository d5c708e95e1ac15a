import { createVictims } from './calls.ts'
import { attackByFloods } from './floods.ts'
import { attackHttp } from './http.ts'
import { attackIdentities } from './identities.ts'
import { attackByInjections } from './injections.ts'
import { attackByLeaks } from './leaks.ts'
import { attackByKills } from './kills.ts'
import { type Person, registerNew } from './people.ts'
import { attackByRaces } from './races.ts'
import type { Group } from './report.ts'
import { attackRoles } from './roles.ts'
import type { Target } from './target.ts'
import { attackTokens } from './tokens.ts'
import { attackByUploads } from './uploads.ts'

type Parts = {
  target: Target
  admin: Person
  /** A buyer whose tokens have expired. */
  expired: Person
}

/** Returns all groups of attacks, in the order of the run. Floods and kills also start servers of their own. */
export function createGroups({ target, admin, expired }: Parts): Group[] {
  const { ask } = target
  return [
    {
      name: 'roles',
      tries:
        'every call as nobody, as each role without an entry, as another owner of the same role',
      async attack(attempts) {
        const strangers = {
          buyer: await registerNew(ask, 'buyer'),
          seller: await registerNew(ask, 'seller'),
          admin,
        }
        const victims = await createVictims(ask, admin)
        await attackRoles(ask, { victims, strangers }, attempts)
      },
    },
    {
      name: 'tokens',
      tries: 'unsigned, guessed, forged, expired, swapped and cut tokens, and a removed account',
      async attack(attempts) {
        const victims = await createVictims(ask, admin)
        await attackTokens(ask, { victims, admin, expired }, attempts)
      },
    },
    {
      name: 'identities',
      tries: 'a deleted identity registered again, old passwords, invisible characters',
      attack: (attempts) => attackIdentities(ask, { admin }, attempts),
    },
    {
      name: 'races',
      tries: 'many buyers of one item at once, repeated requests, removals during a payment',
      attack: (attempts) => attackByRaces(ask, { admin }, attempts),
    },
    {
      name: 'injections',
      tries:
        'SQL, HTML, templates, line breaks, prototypes, wrong types in every field and address',
      attack: (attempts) => attackByInjections(target, { admin }, attempts),
    },
    {
      name: 'leaks',
      tries: "streams after a session, a payer's address, trackers, turned texts, odd prices",
      attack: (attempts) => attackByLeaks(target, { admin }, attempts),
    },
    {
      name: 'uploads',
      tries: 'files that are no picture, or more than one; bombs, file names, aborted uploads',
      attack: (attempts) => attackByUploads(target, attempts),
    },
    {
      name: 'http',
      tries: 'malformed requests, unclear lengths, unknown hosts, slow senders, paths upwards',
      attack: (attempts) => attackHttp(target, attempts),
    },
    {
      name: 'floods',
      tries: 'a hundred callers at once, and more than each rate limit allows',
      attack: (attempts) => attackByFloods(target, attempts),
    },
    {
      name: 'kills',
      tries: 'SIGKILL during writes and uploads, and two servers on one folder',
      attack: attackByKills,
    },
  ]
}
