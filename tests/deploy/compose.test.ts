import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { haproxyConfig } from '../../tools/cluster/haproxy.ts'
import { patroniConfig } from '../../tools/cluster/patroni.ts'
import { pgbouncerConfig } from '../../tools/cluster/pgbouncer.ts'
import {
  configured,
  filledIn,
  image,
  isSecret,
  namesIn,
  read,
  REQUESTS_SECONDS,
  root,
} from './files.ts'

const folder = 'deploy/compose'

type Build = { context: string; dockerfile: string; args?: Record<string, string> }
type Service = {
  build: Build
  command?: string[]
  configs?: { source: string; target: string }[]
  depends_on?: string[] | Record<string, unknown>
  environment?: Record<string, string>
  networks: string[]
  volumes?: string[]
  read_only?: boolean
  tmpfs?: string[]
  stop_grace_period?: string
}
type Compose = {
  services: Record<string, Service>
  configs: Record<string, { file?: string; content?: string }>
  networks: object
  volumes: object
}

const text = read(`${folder}/compose.yaml`)
const compose: Compose = parse(text, { merge: true })
const services = Object.entries(compose.services)
const names = Object.keys(compose.services)
const markets = services.filter(([name]) => name.startsWith('market')).map(([, each]) => each)
const haproxy = read(`${folder}/haproxy.cfg`)

/** Replaces the variables in a value, as Docker does. */
const interpolated = (value: string) =>
  value.replaceAll(
    /\$\{(\w+):[?-]\}/g,
    (_, name: string) => filledIn[name] ?? (name.endsWith('PASSWORD') ? 'secret' : ''),
  )

describe('the servers of the market', () => {
  test('there are two, of the image that the Dockerfile builds', () => {
    expect(markets.map(({ build }) => join(folder, build.context, build.dockerfile))).toEqual([
      'Dockerfile',
      'Dockerfile',
    ])
  })
  test('have settings that the server reads and accepts', () => {
    const [{ environment = {} } = {}] = markets
    const env = Object.entries(environment).map(([name, value]) => [name, interpolated(value)])
    const { config, unread } = configured(Object.fromEntries(env))
    expect(unread).toEqual([])
    expect(config).toMatchObject({ demo: false, rateLimits: true, servesClient: true })
    expect(config.s3).not.toBeNull()
  })
  test('are built with settings that the Dockerfile takes', () => {
    const args = Object.keys(markets[0]?.build.args ?? {})
    expect(args.filter((name) => !read('Dockerfile').includes(`ARG ${name}\n`))).toEqual([])
  })
  test('are stopped later than they stop by themselves', () => {
    for (const { stop_grace_period: grace = '', environment = {} } of markets) {
      const needed = Number(environment['DRAIN_SECONDS']) + REQUESTS_SECONDS
      expect(Number(/^(\d+)s$/.exec(grace)?.[1])).toBeGreaterThan(needed)
    }
  })
  test('write to folders of their own alone', () => {
    for (const market of markets) {
      expect(market.read_only).toBe(true)
      expect(market.tmpfs?.map((path) => path.split(':')[0])).toEqual(['/tmp', image.dataDir])
    }
  })
})

describe('the compose file', () => {
  test('names only what is there', () => {
    for (const [, { configs = [], depends_on = [], networks, volumes = [], build }] of services) {
      const needed = Array.isArray(depends_on) ? depends_on : Object.keys(depends_on)
      expect(names).toEqual(expect.arrayContaining(needed))
      expect(Object.keys(compose.configs)).toEqual(
        expect.arrayContaining(configs.map(({ source }) => source)),
      )
      expect(Object.keys(compose.networks)).toEqual(expect.arrayContaining(networks))
      expect(Object.keys(compose.volumes)).toEqual(
        expect.arrayContaining(volumes.map((volume) => volume.split(':')[0])),
      )
      expect(existsSync(join(root, folder, build.context, build.dockerfile))).toBe(true)
    }
    const files = Object.values(compose.configs).flatMap(({ file }) => file ?? [])
    expect(files.filter((file) => !existsSync(join(root, folder, file)))).toEqual([])
  })
  test('mounts each configuration where its program reads it', () => {
    for (const [name, { command = [], configs = [] }] of services) {
      const targets = configs.map(({ target }) => target)
      const paths = command.filter((word) => word.startsWith('/etc/'))
      expect({ name, targets }).toEqual({ name, targets: expect.arrayContaining(paths) })
    }
  })
  test('takes each variable from example.env, and no secret is in it', () => {
    const used = new Set(Array.from(text.matchAll(/\$\{(\w+):[?-]\}/g), ([, name = '']) => name))
    expect([...used].toSorted()).toEqual(namesIn(`${folder}/example.env`).toSorted())
    for (const [, { environment = {} }] of services) {
      const secrets = Object.entries(environment).filter(([name]) => isSecret(name))
      const open = secrets.filter(([, value]) => !value.includes('${') && !value.startsWith('http'))
      expect(open).toEqual([])
    }
  })
  test('sends each connection to a service that listens there', () => {
    const listening = new Set([
      ...Array.from(haproxy.matchAll(/^ {2}bind :(\d+)$/gm), ([, port]) => `haproxy:${port}`),
      `pgbouncer:${/^listen_port = (\d+)$/m.exec(read(`${folder}/pgbouncer.ini`))?.[1]}`,
      ...[1, 2, 3].flatMap((n) => [
        `etcd${n}:2379`,
        `etcd${n}:2380`,
        `postgres${n}:5432`,
        `postgres${n}:8008`,
      ]),
      ...['market1', 'market2'].map((name) => `${name}:${image.port}`),
    ])
    const all = [text, haproxy, read(`${folder}/patroni.yml`)].join('\n')
    const named = Array.from(
      all.matchAll(/\b((?:haproxy|pgbouncer|etcd\d|postgres\d|market\d):\d+)\b/g),
      ([, address = '']) => address,
    )
    expect(named.length).toBeGreaterThan(20)
    expect(named.filter((address) => !listening.has(address))).toEqual([])
    expect(names).toEqual(expect.arrayContaining(named.map((each) => each.split(':')[0])))
    expect(read(`${folder}/pgbouncer.ini`)).toContain('* = host=haproxy port=5000\n')
  })
})

describe('the configurations are those that `npm run cluster` tries', () => {
  const member = { name: 'postgres1', port: 5432, restPort: 8008 }
  /** The lines without comments, addresses and the settings that each place has of its own. */
  const settings = (config: string) =>
    config
      .split('\n')
      .map((line) => line.trim().replace(/ resolvers docker init-addr libc,none$/, ''))
      .filter((line) => !/^$|^[#;]|^(?:bind|server|nameserver) |^listen_|^http-response/.test(line))

  test('of HAProxy', () => {
    const ports = { primary: 5000, replicas: 5001, market: 8080, servers: [image.port] }
    const tried = haproxyConfig([member], ports)
    expect(settings(haproxy)).toEqual(expect.arrayContaining(settings(tried)))
  })
  test('of PgBouncer', () => {
    const login = { user: 'market', password: '' }
    const port = { port: 6432, primaryPort: 5000 }
    const tried = pgbouncerConfig({ ...login, ...port }, '/etc/pgbouncer-users.txt')
    const own = settings(read(`${folder}/pgbouncer.ini`))
    expect(own).toEqual(settings(tried.replace('127.0.0.1 port', 'haproxy port')))
  })
  test('of Patroni, except that a power cut loses nothing', () => {
    const secrets = { superuser: '', replication: '', rewind: '', market: '' }
    const place = { folder: '/', account: {}, started: [] }
    const settingsOf = { member, etcdPorts: [2379], secrets, place, bin: '' }
    const tried = JSON.parse(patroniConfig(settingsOf))
    const own = parse(read(`${folder}/patroni.yml`))
    const { postgresql: database, ...dcs } = tried.bootstrap.dcs
    // By which API of etcd a lease is renewed decides whether a primary that was paused can take it back.
    const apisOf = (config: object) => Object.keys(config).filter((key) => key.startsWith('etcd'))
    expect(apisOf(own)).toEqual(apisOf(tried))
    expect(own.bootstrap.dcs).toMatchObject(dcs)
    expect(own.bootstrap.initdb).toEqual(tried.bootstrap.initdb)
    expect(own.bootstrap.dcs.postgresql.use_pg_rewind).toBe(database.use_pg_rewind)
    expect(own.bootstrap.dcs.postgresql.parameters).not.toHaveProperty('fsync')
  })
})
