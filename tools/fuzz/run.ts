import { fuzz } from './fuzz.ts'

// `npm run fuzz -- 100000`: sends this many requests, with a random seed unless FUZZ_SEED is set.
const count = Number(process.argv[2] ?? 10_000)
if (!Number.isInteger(count) || count < 1) throw new Error('How many? npm run fuzz -- 100000')
const seed = Number(process.env['FUZZ_SEED'] ?? Math.floor(Math.random() * 2 ** 31))
const started = performance.now()
const { requests, statuses, failure } = await fuzz(count, seed)
const seconds = ((performance.now() - started) / 1000).toFixed(0)
const counts = Object.entries(statuses).map(([status, times]) => `${times} × ${status}`)
process.stdout.write(
  `${requests} requests: ${counts.join(', ')} (${seconds} s, FUZZ_SEED=${seed})\n`,
)
if (failure !== null) {
  process.stdout.write(`${failure}\n`)
  process.exitCode = 1
}
