import { spawn } from 'node:child_process'

/**
 * Runs a command without showing what it prints, unless it fails.
 * @returns {Promise<{ ok: boolean, output: string }>}
 */
export function runQuietly(command, args, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    const keep = (chunk) => {
      output += chunk
    }
    child.stdout.on('data', keep)
    child.stderr.on('data', keep)
    child.on('error', (error) => resolve({ ok: false, output: `${output}${error.message}\n` }))
    child.on('close', (code) => resolve({ ok: code === 0, output }))
  })
}

/**
 * Runs a command in the foreground; signals are passed on.
 * @returns {Promise<number>} its exit code; 128 and more when a signal ended it
 */
export function runShown(command, args, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: 'inherit', ...options })
    const passOn = (signal) => child.kill(signal)
    process.on('SIGINT', passOn)
    process.on('SIGTERM', passOn)
    child.on('error', (error) => {
      process.stderr.write(`${error.message}\n`)
      resolve(1)
    })
    child.on('close', (code, signal) => {
      process.off('SIGINT', passOn)
      process.off('SIGTERM', passOn)
      resolve(code ?? (signal === 'SIGINT' ? 130 : 143))
    })
  })
}
