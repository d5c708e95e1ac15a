import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Throughput } from './closed-loop.ts'

/**
 * Runs callers in a process of their own: what they do with the answers must not delay the measured requests. `script` is a
 * file of this folder that receives the task as a message, and answers with its result.
 */
export async function runCallers<Result = Throughput>(
  script: string,
  task: object,
): Promise<Result> {
  const callers = fork(join(import.meta.dirname, script))
  callers.send(task)
  const [result] = await once(callers, 'message')
  return result
}
