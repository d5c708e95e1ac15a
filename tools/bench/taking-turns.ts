/** Returns a function that sends one event at each call: each in its turn, then the first again. `turn`: the next one. */
export function takingTurns<Event>(
  events: readonly Event[],
  send: (event: Event) => Promise<void>,
): (() => Promise<void>) & { turn(): number } {
  let turn = 0
  const sendNext = async () => {
    const event = events[turn]
    turn = (turn + 1) % events.length
    if (event !== undefined) await send(event)
  }
  return Object.assign(sendNext, { turn: () => turn })
}
