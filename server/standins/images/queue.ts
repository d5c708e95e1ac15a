/** Runs tasks in order of arrival, at most `atOnce` at a time. */
export class Queue {
  readonly #atOnce: number
  readonly #waiting: (() => void)[] = []
  #underway = 0

  constructor(atOnce: number) {
    this.#atOnce = atOnce
  }

  /** Runs `work` when a slot is free and returns its result. */
  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.#underway < this.#atOnce) this.#underway += 1
    else await new Promise<void>((begin) => this.#waiting.push(begin))
    try {
      return await work()
    } finally {
      const next = this.#waiting.shift()
      if (next === undefined) this.#underway -= 1
      else next()
    }
  }
}
