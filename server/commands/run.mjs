import { spawn } from 'node:child_process'
import { constants } from 'node:os'

/** @type {NodeJS.Signals[]} */
const endings = ['SIGINT', 'SIGTERM', 'SIGHUP']

/** A shell's way to say that a signal ended a program. */
const SIGNALLED = 128

/**
 * Passes the signals that ask us to end on to a child, as long as it runs. A terminal gives Ctrl-C to every process it
 * shows, the child among them.
 * @param {import('node:child_process').ChildProcess} child
 * @returns {() => boolean} stops passing on; whether there was one
 */
function passSignals(child) {
  let isAsked = false
  /** @param {NodeJS.Signals} signal */
  const passOn = (signal) => {
    isAsked = true
    if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal)
  }
  for (const signal of endings) process.on(signal, passOn)
  return () => {
    for (const signal of endings) process.off(signal, passOn)
    return isAsked
  }
}

/**
 * @param {number | null} code
 * @param {NodeJS.Signals | null} signal
 */
const exitCode = (code, signal) =>
  code ?? (signal === null ? 1 : SIGNALLED + constants.signals[signal])

/**
 * Runs a command without showing what it prints.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnOptionsWithoutStdio} options
 * @returns {Promise<{ ok: boolean, output: string }>}
 */
export function runQuietly(command, args, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, options)
    child.stdin.end()
    const stopPassing = passSignals(child)
    let output = ''
    /** @param {Buffer} chunk */
    const keep = (chunk) => {
      output += chunk.toString()
    }
    child.stdout.on('data', keep)
    child.stderr.on('data', keep)
    child.on('error', (error) => {
      stopPassing()
      resolve({ ok: false, output: `${output}${error.message}\n` })
    })
    child.on('close', (code, signal) => {
      if (stopPassing()) process.exit(exitCode(code, signal) || 1)
      resolve({ ok: code === 0, output })
    })
  })
}

/**
 * Runs a command in the foreground.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnOptions} options
 * @returns {Promise<number>} its exit code; 128 and more when a signal ended it
 */
export function runShown(command, args, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { ...options, stdio: 'inherit' })
    const stopPassing = passSignals(child)
    child.on('error', (error) => {
      stopPassing()
      process.stderr.write(`${error.message}\n`)
      resolve(1)
    })
    child.on('close', (code, signal) => {
      stopPassing()
      resolve(exitCode(code, signal))
    })
  })
}
