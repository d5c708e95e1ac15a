import type { LineSink } from './log.ts'

/** Writes lines; those of one turn of the event loop together, as each write waits for the system. */
export function linesTo(stream: NodeJS.WriteStream): LineSink {
  let waiting = ''
  const write = () => {
    if (waiting !== '') stream.write(waiting)
    waiting = ''
  }
  process.once('exit', write)
  return (line) => {
    if (waiting === '') setImmediate(write)
    waiting += `${line}\n`
  }
}
