import type { DatabaseCluster } from '../cluster/cluster.ts'
import type { MarketServers } from '../cluster/market-servers.ts'
import type { Fault as Struck } from '../cluster/members.ts'
import { shiftedClock } from './shifted-clock.ts'

/** The targets of faults. */
export type Field = { cluster: DatabaseCluster; servers: MarketServers }

export type Fault = {
  /** The word that selects it on the command line. */
  name: string
  what: string
  strike: (field: Field) => Promise<Struck>
}

const HOUR_SECONDS = 3600

/** The faults, in the order in which a run of all of them strikes. Each ends when the market has recovered. */
export const faults: readonly Fault[] = [
  {
    name: 'killed',
    what: 'SIGKILL of the primary and its Patroni, which start again',
    strike: ({ cluster }) => cluster.members.killPrimary(),
  },
  {
    name: 'paused',
    what: 'SIGSTOP of the primary and its Patroni for longer than its lease, then SIGCONT',
    strike: ({ cluster }) => cluster.members.pausePrimary(),
  },
  {
    name: 'cut',
    what: 'the primary hears nothing of etcd and of the other members; its clients still reach it',
    strike: ({ cluster }) => cluster.members.cutPrimary(),
  },
  {
    name: 'pooler',
    what: 'SIGKILL of PgBouncer, which starts again',
    strike: ({ cluster }) => cluster.restartPooler(),
  },
  {
    name: 'server',
    what: 'SIGKILL of one of the two servers, which starts again',
    strike: ({ servers }) => servers.kill(0),
  },
  {
    name: 'ahead',
    what: 'the clock of one server is an hour ahead',
    strike: ({ servers }) => servers.restartWith(0, shiftedClock(HOUR_SECONDS)),
  },
  {
    name: 'behind',
    what: 'the clock of one server is an hour behind',
    strike: ({ servers }) => servers.restartWith(0, shiftedClock(-HOUR_SECONDS)),
  },
]

/** Reads the words of the command line: names of faults, all by default, and how often. Throws for another word. */
export function chooseFaults(words: readonly string[]): Fault[] {
  const isNumber = (word: string) => /^[1-9]\d*$/.test(word)
  const names = words.filter((word) => !isNumber(word))
  const chosen = names.map((name) => {
    const fault = faults.find((each) => each.name === name)
    if (fault !== undefined) return fault
    const known = faults.map((each) => each.name).join(', ')
    throw new Error(`There is no fault '${name}'. There are: ${known}.`)
  })
  const once = chosen.length === 0 ? faults : chosen
  return Array.from({ length: Number(words.find(isNumber) ?? 1) }, () => once).flat()
}
