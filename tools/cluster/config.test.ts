import { expect, test } from 'vitest'
import { etcdArguments } from './etcd.ts'
import { haproxyConfig } from './haproxy.ts'
import { patroniConfig } from './patroni.ts'
import { pgbouncerConfig } from './pgbouncer.ts'

const members = [
  { name: 'postgres1', port: 11, restPort: 21 },
  { name: 'postgres2', port: 12, restPort: 22 },
]

test('the members of etcd find each other by their peer ports, and listen on loopback alone', () => {
  const etcd = [
    { name: 'etcd1', clientPort: 31, peerPort: 41 },
    { name: 'etcd2', clientPort: 32, peerPort: 42 },
  ]
  const args = etcd.flatMap((member) => etcdArguments(member, etcd, '/folder'))
  expect(args).toContain('--initial-cluster=etcd1=http://127.0.0.1:41,etcd2=http://127.0.0.1:42')
  expect(args.filter((text) => /http:\/\/(?!127\.0\.0\.1)/.test(text))).toEqual([])
})
/** Returns the configuration of a member whom the others find at these ports. */
function memberConfig(foundAt?: { port: number; restPort: number }): unknown {
  const [member] = members
  if (member === undefined) throw new Error('There is no member.')
  const secrets = { superuser: 's', replication: 'r', rewind: 'w', market: 'm' }
  const place = { folder: '/folder', account: {}, started: [] }
  const found = { ...member, ...(foundAt && { foundAt }) }
  return JSON.parse(patroniConfig({ member: found, etcdPorts: [31], secrets, place, bin: '/bin' }))
}

test('a member renews its lease by a comparison, which API 2 of etcd has in every Patroni', () => {
  expect(memberConfig()).toMatchObject({ etcd: { hosts: ['127.0.0.1:31'] } })
  expect(memberConfig()).not.toHaveProperty('etcd3')
})
test('the other members find a member by its links', () => {
  expect(memberConfig({ port: 91, restPort: 92 })).toMatchObject({
    restapi: { listen: '127.0.0.1:21', connect_address: '127.0.0.1:92' },
    postgresql: { listen: '127.0.0.1:11', connect_address: '127.0.0.1:91' },
  })
})
test('a commit waits for a second member of PostgreSQL', () => {
  expect(memberConfig()).toMatchObject({
    bootstrap: { dcs: { synchronous_mode: true, synchronous_mode_strict: true } },
    postgresql: { listen: '127.0.0.1:11' },
  })
})
test('the pooler is in transaction mode, and reaches the primary through the proxy', () => {
  const text = pgbouncerConfig({ port: 51, primaryPort: 61, user: 'u', password: 'p' }, '/users')
  expect(text).toMatch(/^pool_mode = transaction$/m)
  expect(text).toMatch(/^\* = host=127\.0\.0\.1 port=61$/m)
})
test('the proxy asks Patroni for the primary and the replicas, and each server of the market whether it is ready', () => {
  const text = haproxyConfig(members, { primary: 61, replicas: 62, market: 71, servers: [81, 82] })
  const [primary = '', replicas = '', market = ''] = text.split(
    /^(?:listen replicas|frontend market)$/m,
  )
  expect(primary).toMatch(/uri \/primary[^]*server postgres1 127\.0\.0\.1:11 check port 21\n/)
  expect(replicas).toMatch(
    /uri \/replica\?lag=[^]*server postgres1 127\.0\.0\.1:11 check port 21\n/,
  )
  expect(market).toMatch(/uri \/readyz[^]*server market2 127\.0\.0\.1:82 check\n/)
  expect(market).not.toMatch(/cookie|stick/)
})
