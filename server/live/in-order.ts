/**
 * Returns a function that runs its arguments, one after the other, when the replica that clients read from has caught
 * up with the primary. Without a replica, each argument runs at once.
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
