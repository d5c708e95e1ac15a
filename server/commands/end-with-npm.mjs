const LOOK_MS = 250

/**
 * Ends this command when the npm that runs it is gone: npm passes on neither SIGHUP nor SIGKILL, and the system tells
 * nobody that its parent has ended.
 */
export function endWithNpm() {
  if (process.env.npm_lifecycle_event === undefined) return
  const npm = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === npm) return
    clearInterval(watch)
    process.kill(process.pid, 'SIGTERM')
  }, LOOK_MS)
  watch.unref()
}
