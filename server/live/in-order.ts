/**
 * Returns a function that runs what it is given, one after the other, when the replica that clients read from has what the
 * primary has by then. Without a replica, it runs it at once.
 */
export function inOrder(replica: { caughtUp(): Promise<void> } | null): (tell: () => void) => void {
  if (replica === null) return (tell) => tell()
  let waiting: (() => void)[] = []
  let isRunning = false
  const run = async () => {
    while (waiting.length > 0) {
      const next = waiting
      waiting = []
      await replica.caughtUp()
      for (const tell of next) tell()
    }
    isRunning = false
  }
  return (tell) => {
    waiting.push(tell)
    if (isRunning) return
    isRunning = true
    void run()
  }
}
