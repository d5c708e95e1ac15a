import { Link } from './link.ts'
import type { Programs } from './packages.ts'
import {
  isIn,
  killPostgres,
  type Member,
  pausePostgres,
  type Secrets,
  startPatroni,
} from './patroni.ts'
import type { Place, Program } from './program.ts'
import { until } from './until.ts'

/** A fault of a program, which has lasted `since` a moment. `end` ends it; the program joins the others by itself. */
export type Fault = { name: string; since: number; end: () => Promise<void> }

type Settings = {
  programs: Programs
  place: Place
  secrets: Secrets
  etcdPorts: readonly number[]
  names: readonly string[]
  takePort: () => number
}

/** The connections of a member to etcd, and those of the others to the member. */
type Linked = { member: Member; etcdPorts: readonly number[]; links: readonly Link[] }

/** The members of PostgreSQL, each with its Patroni. They find etcd and each other by links, the proxy finds them without. */
export class Members {
  readonly all: readonly Member[]
  readonly #settings: Settings
  readonly #linked: readonly Linked[]
  readonly #patronis = new Map<Member, Program>()

  private constructor(settings: Settings, linked: readonly Linked[]) {
    this.#settings = settings
    this.#linked = linked
    this.all = linked.map(({ member }) => member)
  }

  /** Opens the links of members that are yet to start. */
  static async open(settings: Settings): Promise<Members> {
    const linked: Linked[] = []
    for (const name of settings.names) linked.push(await linkMember(settings, name))
    return new Members(settings, linked)
  }

  async start(): Promise<void> {
    await Promise.all(this.#linked.map((each) => this.#start(each)))
  }

  /** Returns the name of the primary; null where there is none, or more than one. */
  async primary(): Promise<string | null> {
    const states = await Promise.all(this.all.map((member) => isIn(member, 'primary')))
    const primaries = this.all.filter((_member, index) => states[index])
    return primaries.length === 1 ? (primaries[0]?.name ?? null) : null
  }

  /** Kills Patroni and PostgreSQL with SIGKILL. The end starts Patroni again. */
  async killPrimary(): Promise<Fault> {
    const linked = await this.#primary()
    const { member } = linked
    const patroni = this.#patronis.get(member)
    this.#patronis.delete(member)
    const since = performance.now()
    // Patroni first: it would start PostgreSQL again.
    await patroni?.end('SIGKILL')
    killPostgres(this.#settings.place, member)
    return { name: member.name, since, end: () => this.#start(linked) }
  }

  /** Stops Patroni and PostgreSQL where they are (SIGSTOP). They know nothing of the time that has passed. */
  async pausePrimary(): Promise<Fault> {
    const { member } = await this.#primary()
    const patroni = this.#patronis.get(member)
    if (patroni === undefined) throw new Error('The primary has no Patroni.')
    const group = -patroni.pid
    const since = performance.now()
    process.kill(group, 'SIGSTOP')
    const goOn = pausePostgres(this.#settings.place, member)
    return {
      name: member.name,
      since,
      async end() {
        // PostgreSQL first: it goes on before its Patroni can tell it that it is no longer the primary.
        goOn()
        process.kill(group, 'SIGCONT')
      },
    }
  }

  /** Cuts the primary from etcd and from the other members. The proxy and its clients still reach it. */
  async cutPrimary(): Promise<Fault> {
    const { member, links } = await this.#primary()
    const since = performance.now()
    for (const link of links) link.cut()
    return {
      name: member.name,
      since,
      async end() {
        for (const link of links) link.heal()
      },
    }
  }

  /** Waits until one member is the primary and the others follow it. */
  async untilWhole(): Promise<void> {
    const roles = { primary: 1, replica: this.all.length - 1 } as const
    for (const role of ['primary', 'replica'] as const)
      await until(
        `${role}: ${roles[role]} of ${this.all.length} members`,
        async () =>
          (await Promise.all(this.all.map((each) => isIn(each, role)))).filter(Boolean).length ===
          roles[role],
        [...this.#patronis.values()],
      )
  }

  /** Lets each Patroni stop its PostgreSQL, for which etcd has to be there. */
  async end(): Promise<void> {
    await Promise.all([...this.#patronis.values()].map((patroni) => patroni.end('SIGTERM')))
  }

  /** Kills what is left of PostgreSQL, and closes the links. */
  kill(): void {
    for (const { member, links } of this.#linked) {
      killPostgres(this.#settings.place, member)
      for (const link of links) link.close()
    }
  }

  async #start({ member, etcdPorts }: Linked): Promise<void> {
    const { programs, place, secrets } = this.#settings
    const settings = { member, etcdPorts, secrets, place, bin: programs.postgres }
    this.#patronis.set(member, await startPatroni(programs.patroni, settings))
  }

  async #primary(): Promise<Linked> {
    const name = await this.primary()
    const found = this.#linked.find(({ member }) => member.name === name)
    if (found === undefined) throw new Error('There is not one primary.')
    return found
  }
}

async function linkMember({ etcdPorts, takePort }: Settings, name: string): Promise<Linked> {
  const links: Link[] = []
  const linkTo = async (targetPort: number) => {
    const port = takePort()
    links.push(await Link.open(port, targetPort))
    return port
  }
  const [port, restPort] = [takePort(), takePort()]
  const foundAt = { port: await linkTo(port), restPort: await linkTo(restPort) }
  const ownEtcd: number[] = []
  for (const etcdPort of etcdPorts) ownEtcd.push(await linkTo(etcdPort))
  return { member: { name, port, restPort, foundAt }, etcdPorts: ownEtcd, links }
}
