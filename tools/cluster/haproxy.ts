import type { Member } from './patroni.ts'
import { type Place, startProgram, writePrivate } from './program.ts'

export type ProxyPorts = {
  /** Leads to the PostgreSQL that is the primary. */
  primary: number
  /** Leads to the replicas that are not far behind. */
  replicas: number
  /** Leads to the servers of the market that are ready. */
  market: number
  /** The servers of the market. */
  servers: readonly number[]
}

/** Returns the configuration of the proxy of both the database and the market. */
export function haproxyConfig(members: readonly Member[], ports: ProxyPorts): string {
  const member = ({ name, port, restPort }: Member) =>
    `  server ${name} 127.0.0.1:${port} check port ${restPort}`
  const server = (port: number, index: number) =>
    `  server market${index + 1} 127.0.0.1:${port} check`
  return `global
  maxconn 2000

defaults
  timeout connect 5s
  timeout check 5s
  timeout queue 30s

listen primary
  bind 127.0.0.1:${ports.primary}
  mode tcp
  # A connection that listens for notifications is silent for hours; keep-alive finds the dead ones.
  timeout client 24h
  timeout server 24h
  option clitcpka
  option srvtcpka
  option httpchk
  http-check send meth OPTIONS uri /primary
  http-check expect status 200
  # A member that is no longer the primary loses its connections, which would be read-only.
  default-server inter 1s fall 2 rise 1 on-marked-down shutdown-sessions
${members.map(member).join('\n')}

listen replicas
  bind 127.0.0.1:${ports.replicas}
  mode tcp
  timeout client 24h
  timeout server 24h
  option clitcpka
  option srvtcpka
  balance leastconn
  option httpchk
  http-check send meth OPTIONS uri /replica?lag=16MB
  http-check expect status 200
  default-server inter 1s fall 2 rise 1 on-marked-down shutdown-sessions
${members.map(member).join('\n')}

frontend market
  bind 127.0.0.1:${ports.market}
  mode http
  # Longer than the heartbeat of a live stream, 20 s.
  timeout client 60s
  option forwardfor
  http-response set-header X-Served-By %s
  default_backend servers

backend servers
  mode http
  balance roundrobin
  timeout server 60s
  option redispatch
  option httpchk
  http-check send meth GET uri /readyz ver HTTP/1.1 hdr Host localhost
  http-check expect status 200
  # A server that stops is out within a second and a half; DRAIN_SECONDS is longer.
  default-server inter 500ms fall 2 rise 1
${ports.servers.map(server).join('\n')}
`
}

/** Starts HAProxy. */
export async function startHaproxy(
  command: string,
  place: Place,
  { members, ports }: { members: readonly Member[]; ports: ProxyPorts },
): Promise<void> {
  const path = await writePrivate(place, 'haproxy.cfg', haproxyConfig(members, ports))
  await startProgram(place, { name: 'haproxy', command, args: ['-f', path, '-db'] })
}
