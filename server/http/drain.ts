import { setTimeout as sleep } from 'node:timers/promises'

const MS = 1000

/** Whether this server is about to stop, which `/readyz` tells the proxy before the sockets close. */
export class Drain {
  #hasBegun = false

  get hasBegun(): boolean {
    return this.#hasBegun
  }

  /** Waits until the proxy has seen that this server is not ready. Requests that still arrive are answered as ever. */
  async run(seconds: number): Promise<void> {
    this.#hasBegun = true
    await sleep(seconds * MS)
  }
}
