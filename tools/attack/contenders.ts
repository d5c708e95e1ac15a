import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Attempts } from './report.ts'
import { environmentOf, MAIN, type Target, trackProcess } from './target.ts'

type Contender = { child: ChildProcess; stdout: string; stderr: string; hasAddress: boolean }

/** Starts two servers at once on the folder of a killed one: one starts, the other says why not in one line. */
export async function contendForFolder({ dataDir }: Target, attempts: Attempts): Promise<void> {
  const started = [startContender(dataDir), startContender(dataDir)]
  await Promise.all(started.map(({ settled }) => settled))
  const contenders = started.map(({ contender }) => contender)
  const winners = contenders.filter(({ hasAddress }) => hasAddress)
  attempts.count('of two servers on one folder, one starts', winners.length === 1, {
    exchange: contenders.map(({ stdout, stderr }) => excerpt(stdout + stderr)).join('\n  '),
  })
  for (const { child, stderr, stdout, hasAddress } of contenders) {
    if (hasAddress) continue
    const isOneLine = /^Another server [^\n]+\n$/.test(stderr) && stdout === ''
    attempts.count('the other ends with one line', isOneLine, { exchange: excerpt(stderr) })
    attempts.count('the other ends with exit code 1', child.exitCode === 1, {
      exchange: `exit code ${child.exitCode}`,
    })
  }
  for (const { child } of winners) {
    child.kill('SIGKILL')
    await once(child, 'exit')
  }
}

const excerpt = (text: string) => JSON.stringify(text.slice(0, 300))

/** `settled` resolves when the server has printed its address or ended. */
function startContender(dataDir: string): { contender: Contender; settled: Promise<void> } {
  const child = spawn(process.execPath, [MAIN], {
    env: { ...process.env, ...environmentOf(dataDir) },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  trackProcess(child)
  const contender: Contender = { child, stdout: '', stderr: '', hasAddress: false }
  const settled = new Promise<void>((resolve) => {
    child.stdout.on('data', (chunk: Buffer) => {
      contender.stdout += chunk.toString()
      contender.hasAddress = contender.stdout.includes('http://127.0.0.1:')
      if (contender.hasAddress) resolve()
    })
    child.stderr.on('data', (chunk: Buffer) => (contender.stderr += chunk.toString()))
    child.once('close', () => resolve())
  })
  return { contender, settled }
}
