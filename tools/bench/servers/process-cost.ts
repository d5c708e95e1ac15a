import { readdirSync, readFileSync } from 'node:fs'

/** Linux counts the CPU time of a process in hundredths of a second, whatever the processor. */
const TICK_MS = 10

type Process = { parent: number; ownMs: number; withReapedMs: number }

/** Returns the process of this id; null if it has ended. */
function readProcess(id: number): Process | null {
  try {
    const stat = readFileSync(`/proc/${id}/stat`, 'utf8')
    // The name of the program, in parentheses, may contain spaces.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const [user = 0, system = 0, ofReaped = 0, systemOfReaped = 0] = fields
      .slice(11, 15)
      .map(Number)
    const ownMs = (user + system) * TICK_MS
    return {
      parent: Number(fields[1]),
      ownMs,
      withReapedMs: ownMs + (ofReaped + systemOfReaped) * TICK_MS,
    }
  } catch {
    return null
  }
}

const childrenOf = (id: number): number[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((other) => readProcess(other)?.parent === id)

/** Returns the CPU time of a process and of its children, also of those that have ended, in milliseconds. Linux only. */
export function cpuMsOf(id: number): number {
  const children = childrenOf(id).map((child) => readProcess(child)?.ownMs ?? 0)
  return (readProcess(id)?.withReapedMs ?? 0) + children.reduce((sum, own) => sum + own, 0)
}

/** Returns the memory of a process and of its children in bytes; of memory that they share, each counts its part. Linux only. */
export function memoryOf(id: number): number {
  return [id, ...childrenOf(id)].reduce((sum, each) => sum + proportionalBytes(each), 0)
}

function proportionalBytes(id: number): number {
  try {
    const rollup = readFileSync(`/proc/${id}/smaps_rollup`, 'utf8')
    return Number(/^Pss:\s+(\d+) kB/m.exec(rollup)?.[1] ?? 0) * 1024
  } catch {
    return 0
  }
}
