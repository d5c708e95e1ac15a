// `node --import` of this file shifts the clock of a process by CLOCK_SHIFT_SECONDS. Its timers and performance.now() are
// those of the machine, as after a wrong setting of the time.
const SHIFT_MS = Number(process.env['CLOCK_SHIFT_SECONDS'] ?? '0') * 1000

const trueNow = Date.now.bind(Date)
const shiftedNow = () => trueNow() + SHIFT_MS

globalThis.Date = new Proxy(Date, {
  apply: (date) => new date(shiftedNow()).toString(),
  construct: (date, given: readonly unknown[], target: NewableFunction) =>
    given.length === 0
      ? Reflect.construct(date, [shiftedNow()], target)
      : Reflect.construct(date, given, target),
})
Date.now = shiftedNow
