import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync } from 'node:fs'
import { chown, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Account } from '../../tests/database/binaries.ts'

/** The folder of a cluster, the account that its programs run as, and those that were started. */
export type Place = { folder: string; account: Account; started: Program[] }

export type Program = {
  name: string
  pid: number
  isRunning(): boolean
  /** Sends the signal and waits for the process to exit; kills it where it does not within a minute. */
  end(signal: 'SIGTERM' | 'SIGINT' | 'SIGKILL'): Promise<void>
}

type Start = { name: string; command: string; args: readonly string[] }

const END_MS = 60_000

/** Starts a program that writes to `<name>.log` in the cluster's folder. */
export async function startProgram(place: Place, start: Start): Promise<Program> {
  const { folder, account, started } = place
  const { name, command, args } = start
  const log = openSync(join(folder, `${name}.log`), 'a')
  // A process group of its own: Ctrl-C reaches the tool alone, which ends the programs in order.
  const child = spawn(command, args, {
    ...account,
    cwd: folder,
    detached: true,
    stdio: ['ignore', log, log],
    env: { PATH: process.env['PATH'], LANG: 'C.UTF-8', HOME: folder },
  })
  closeSync(log)
  await once(child, 'spawn')
  if (child.pid === undefined) throw new Error(`${name} did not start`)
  const program: Program = {
    name,
    pid: child.pid,
    isRunning: () => isRunning(child),
    end: (signal) => end(child, signal),
  }
  started.push(program)
  return program
}

const isRunning = ({ exitCode, signalCode }: ChildProcess) =>
  exitCode === null && signalCode === null

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (!isRunning(child)) return
  const ended = once(child, 'exit')
  child.kill(signal)
  const impatience = setTimeout(() => child.kill('SIGKILL'), END_MS)
  await ended
  clearTimeout(impatience)
}

/** Writes a file of the cluster that only its account may read. Returns the path. */
export async function writePrivate(place: Place, name: string, text: string): Promise<string> {
  const path = join(place.folder, name)
  await writeFile(path, text, { mode: 0o600 })
  await own(place, path)
  return path
}

/** Gives a file or folder to the account of the cluster. */
export async function own({ account }: Place, path: string): Promise<void> {
  const { uid, gid } = account
  if (uid !== undefined && gid !== undefined) await chown(path, uid, gid)
}
