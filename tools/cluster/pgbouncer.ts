import { connect } from 'node:net'
import { type Place, type Program, startProgram, writePrivate } from './program.ts'
import { until } from './until.ts'

type Settings = {
  port: number
  /** HAProxy's port that leads to the primary. */
  primaryPort: number
  user: string
  password: string
}

/** Returns the configuration of a pooler in transaction mode. */
export const pgbouncerConfig = (
  { port, primaryPort }: Settings,
  users: string,
): string => `[databases]
* = host=127.0.0.1 port=${primaryPort}

[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${users}
pool_mode = transaction
default_pool_size = 20
max_client_conn = 200
; While there is no primary, a query waits for the next one, and a connection is tried each second.
query_wait_timeout = 25
server_login_retry = 1
server_connect_timeout = 5
; At most so long does a connection stay that a proxy has silently lost.
server_lifetime = 600
log_connections = 0
log_disconnections = 0
`

/** Starts PgBouncer and waits until it accepts connections. */
export async function startPgbouncer(
  command: string,
  place: Place,
  settings: Settings,
): Promise<Program> {
  const { user, password, port } = settings
  const users = await writePrivate(place, 'users.txt', `"${user}" "${password}"\n`)
  const path = await writePrivate(place, 'pgbouncer.ini', pgbouncerConfig(settings, users))
  const program = await startProgram(place, { name: 'pgbouncer', command, args: [path] })
  await until('PgBouncer', () => accepts(port), [program])
  return program
}

const accepts = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })
