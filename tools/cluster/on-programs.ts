import { findPrograms, type Programs } from './packages.ts'

/** The findings of a tool on a cluster, and the problems. */
export type Report = { lines: string[]; problems: string[] }

const say = (line: string) => process.stdout.write(`${line}\n`)

/**
 * Runs a tool that needs a cluster, and prints its report; the process fails where it has problems. Says in one line which
 * programs are missing instead.
 */
export async function reportOnPrograms(
  run: (programs: Programs) => Promise<Report>,
): Promise<void> {
  // Node ends on a signal without what the process does at its exit by default.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => process.exit(1))
  const programs = await findPrograms()
  if (typeof programs === 'string') {
    say(programs)
    return
  }
  const { lines, problems } = await run(programs)
  for (const line of lines) say(line)
  say(`${problems.length} problems`)
  for (const problem of problems) say(`  ${problem}`)
  if (problems.length > 0) process.exitCode = 1
}
