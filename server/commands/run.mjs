import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { codeOf } from './failure.mjs'
import { isWindows } from './runtime.mjs'

/** @type {NodeJS.Signals[]} */
const endings = ['SIGINT', 'SIGTERM', 'SIGHUP']

/** Shells add this to the number of the signal that ended a program. */
const SIGNALLED = 128

/** @typedef {import('node:child_process').ChildProcess} ChildProcess */
/** @typedef {(child: ChildProcess, signal: NodeJS.Signals) => void} Ask asks a child to end */

/**
 * A terminal sends Ctrl-C to every foreground process, including the child.
 * @type {Ask}
 */
const askUnlessAsked = (child, signal) => {
  if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal)
}

/**
 * A server handles repeated SIGTERM, so it may receive a terminal's Ctrl-C as well. Windows has no SIGTERM: there the
 * signal would kill the child at once.
 * @type {Ask}
 */
const askServer = (child, signal) => {
  if (isWindows) askUnlessAsked(child, signal)
  else child.kill('SIGTERM')
}

/**
 * Signals the child's process group: npm leaves the scripts of packages running when it is terminated.
 * @type {Ask}
 */
const askGroup = (child, signal) => {
  if (isWindows || child.pid === undefined) {
    askUnlessAsked(child, signal)
    return
  }
  try {
    process.kill(-child.pid, 'SIGTERM')
  } catch (error) {
    if (codeOf(error) !== 'ESRCH') throw error
  }
}

/**
 * Forwards termination signals to a child while it runs.
 * @param {ChildProcess} child
 * @param {Ask} ask
 * @returns {() => boolean} stops forwarding and returns whether there was a signal
 */
function passSignals(child, ask) {
  let isAsked = false
  /** @param {NodeJS.Signals} signal */
  const passOn = (signal) => {
    isAsked = true
    ask(child, signal)
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
 * Runs a command and captures its output.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnOptionsWithoutStdio} options
 * @returns {Promise<{ ok: boolean, output: string }>}
 */
export function runQuietly(command, args, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { ...options, detached: !isWindows })
    child.stdin.end()
    const stopPassing = passSignals(child, askGroup)
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
 * @returns {Promise<number>} its exit code; 128 or more where a signal ended it
 */
export const runShown = (command, args, options = {}) =>
  show(command, args, options, askUnlessAsked)

/**
 * Runs a server in the foreground.
 * @type {typeof runShown}
 */
export const runServer = (command, args, options = {}) => show(command, args, options, askServer)

/**
 * @param {string} command
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnOptions} options
 * @param {Ask} ask
 * @returns {Promise<number>}
 */
function show(command, args, options, ask) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { ...options, stdio: 'inherit' })
    const stopPassing = passSignals(child, ask)
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
