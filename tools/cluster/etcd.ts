import { join } from 'node:path'
import { type Place, startProgram } from './program.ts'
import { statusOf, until } from './until.ts'

export type EtcdMember = { name: string; clientPort: number; peerPort: number }

const urlOf = (port: number) => `http://127.0.0.1:${port}`

/** Returns the arguments of one of the members, which find each other by their peer ports. */
export function etcdArguments(
  member: EtcdMember,
  members: readonly EtcdMember[],
  folder: string,
): string[] {
  const { name, clientPort, peerPort } = member
  const cluster = members.map((each) => `${each.name}=${urlOf(each.peerPort)}`).join(',')
  return [
    `--name=${name}`,
    `--data-dir=${join(folder, name)}`,
    `--listen-client-urls=${urlOf(clientPort)}`,
    `--advertise-client-urls=${urlOf(clientPort)}`,
    `--listen-peer-urls=${urlOf(peerPort)}`,
    `--initial-advertise-peer-urls=${urlOf(peerPort)}`,
    `--initial-cluster=${cluster}`,
    '--initial-cluster-state=new',
    // For Patroni before 3.0.3 (patroni.ts).
    '--enable-v2=true',
    // Three members share a disk with the databases: the defaults, 100 and 1000, would elect again and again.
    '--heartbeat-interval=500',
    '--election-timeout=5000',
    '--log-level=warn',
  ]
}

/** Starts the members and waits until they have elected a leader. */
export async function startEtcd(
  command: string,
  place: Place,
  members: readonly EtcdMember[],
): Promise<void> {
  const programs = await Promise.all(
    members.map((member) =>
      startProgram(place, {
        name: member.name,
        command,
        args: etcdArguments(member, members, place.folder),
      }),
    ),
  )
  const isHealthy = async ({ clientPort }: EtcdMember) =>
    (await statusOf(`${urlOf(clientPort)}/health`)) === 200
  await until(
    'a leader of etcd',
    async () => (await Promise.all(members.map(isHealthy))).every(Boolean),
    programs,
  )
}
