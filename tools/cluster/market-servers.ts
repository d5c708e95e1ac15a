import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { migrate } from '../../server/database/migrate.ts'
import { readConfig } from '../../server/config/config.ts'
import { type ServerProcess, startProcess } from '../../tests/served/server-process.ts'
import { listGuitars, withDatabase } from '../crashes/trial.ts'
import type { DatabaseCluster } from './cluster.ts'
import type { Fault } from './members.ts'
import { until } from './until.ts'

/** Longer than HAProxy takes to see that a server is not ready. */
const DRAIN_SECONDS = '5'
/** HAProxy looks twice a second. */
const TURN_MS = 100

/** Two servers of the market on one cluster, behind its proxy. */
export class MarketServers {
  readonly origin: string
  readonly #ports: readonly number[]
  readonly #env: Record<string, string>
  readonly #servers = new Map<number, ServerProcess>()

  private constructor({ env, market }: DatabaseCluster, dataDir: string) {
    this.origin = market.origin
    this.#ports = market.ports
    this.#env = {
      ...env,
      DATA_DIR: dataDir,
      DRAIN_SECONDS,
      TRUSTED_PROXIES: '1',
      // The proxy listens on loopback alone, and the tools are faster than the users of one address.
      STANDINS_ON_NETWORK: '1',
      RATE_LIMITS: '0',
    }
  }

  /** Puts products into an empty database, and starts both servers on it at once. */
  static async start(cluster: DatabaseCluster, products: number): Promise<MarketServers> {
    const servers = new MarketServers(cluster, await mkdtemp(join(tmpdir(), 'loppis-servers-')))
    process.once('exit', servers.#kill)
    await servers.withDatabase(async (database) => {
      await migrate(database)
      await listGuitars(database, products)
    })
    const starting = servers.#ports.map((port) => servers.#start(port))
    try {
      await Promise.all(starting)
    } catch (error) {
      await Promise.allSettled(starting)
      await servers.end()
      throw error
    }
    return servers
  }

  /** Restarts one server after the other, each as soon as the proxy serves from the one before. */
  async restartEach(): Promise<void> {
    for (const port of this.#ports) {
      await this.#servers.get(port)?.end('SIGTERM')
      await this.#start(port)
    }
  }

  /** Kills a server with SIGKILL, `since` a moment. The end starts it again. */
  async kill(index: number): Promise<Fault> {
    const port = this.#portOf(index)
    const since = performance.now()
    await this.#servers.get(port)?.end('SIGKILL')
    return { name: this.#nameOf(port), since, end: () => this.#start(port) }
  }

  /** Restarts a server with further settings. The end restarts it without them. */
  async restartWith(index: number, env: Record<string, string>): Promise<Fault> {
    const port = this.#portOf(index)
    const restart = async (settings: Record<string, string>) => {
      await this.#servers.get(port)?.end('SIGTERM')
      await this.#start(port, settings)
    }
    await restart(env)
    return { name: this.#nameOf(port), since: performance.now(), end: () => restart({}) }
  }

  /** Opens the database as the servers do. */
  readonly withDatabase = <Result>(work: Parameters<typeof withDatabase<Result>>[1]) =>
    withDatabase(readConfig(this.#env), work)

  async end(): Promise<void> {
    await Promise.all([...this.#servers.values()].map((server) => server.end('SIGTERM')))
    process.off('exit', this.#kill)
    await rm(this.#env['DATA_DIR'] ?? '', { recursive: true, force: true })
  }

  /** An interrupted run leaves no server behind. */
  readonly #kill = () => {
    for (const { child } of this.#servers.values()) child.kill('SIGKILL')
  }

  #portOf(index: number): number {
    const port = this.#ports[index]
    if (port === undefined) throw new Error(`There is no server ${index}.`)
    return port
  }

  readonly #nameOf = (port: number) => `market${this.#ports.indexOf(port) + 1}`

  async #start(port: number, env: Record<string, string> = {}): Promise<void> {
    this.#servers.set(port, await startProcess({ ...this.#env, ...env, PORT: String(port) }))
    const name = this.#nameOf(port)
    await until(`${name} behind the proxy`, async () => {
      await sleep(TURN_MS)
      const response = await fetch(`${this.origin}/healthz`).catch(() => null)
      return response?.headers.get('x-served-by') === name
    })
  }
}
