const LOOK_MS = 250

/**
 * Ends this process when the npm that runs it has ended: npm forwards neither SIGHUP nor SIGKILL, and the system does
 * not notify a process when its parent ends.
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
