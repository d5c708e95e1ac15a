import type { LineSink } from './log.ts'

/** Returns a sink that batches the lines of one event loop turn into one write, since each write is a system call. */
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
