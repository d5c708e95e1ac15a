import type { Browser } from 'playwright'
import { PASSWORD } from '../../tests/product/steps.ts'
import { ELSEWHERE, PHONE, SLOWER } from './phone.ts'
import { until } from './until.ts'

/** A function that runs in the page. It is serialized as text, so it must be self-contained. */
type Work<Argument, Result> = (argument: Argument) => Result | Promise<Result>

/**
 * Opens a page on the phone, with a fast connection, an empty cache and no network instrumentation: Playwright makes
 * Chromium copy each response, and the copy of a long one blocks the page for a third of a second.
 */
export async function openUnwatchedPage(browser: Browser) {
  const session = await browser.newBrowserCDPSession()
  const { browserContextId } = await session.send('Target.createBrowserContext')
  const { targetId } = await session.send('Target.createTarget', {
    url: ELSEWHERE,
    browserContextId,
  })
  const { sessionId } = await session.send('Target.attachToTarget', { targetId, flatten: false })
  const answers = new Map<number, (answer: unknown) => void>()
  let asked = 0
  session.on('Target.receivedMessageFromTarget', (received) => {
    const { id, result } = JSON.parse(received.message)
    answers.get(id)?.(result)
  })
  const send = async (method: string, params: object = {}): Promise<unknown> => {
    const { promise, resolve } = Promise.withResolvers<unknown>()
    const id = (asked += 1)
    answers.set(id, resolve)
    const message = JSON.stringify({ id, method, params })
    await session.send('Target.sendMessageToTarget', { sessionId, message })
    return promise
  }
  const textOf = <Argument, Result>(work: Work<Argument, Result>, argument: Argument) =>
    `(${work.toString()})(${argument === undefined ? '' : JSON.stringify(argument)})`
  const { width, height } = PHONE.viewport
  await send('Page.enable')
  await send('Emulation.setDeviceMetricsOverride', {
    width,
    height,
    deviceScaleFactor: PHONE.deviceScaleFactor,
    mobile: PHONE.isMobile,
  })
  await send('Emulation.setTouchEmulationEnabled', { enabled: PHONE.hasTouch })
  await send('Emulation.setCPUThrottlingRate', { rate: SLOWER })

  const page = {
    /** Runs a function before the page's own scripts. */
    async beforehand<Argument>(work: Work<Argument, void>, argument: Argument): Promise<void> {
      await send('Page.addScriptToEvaluateOnNewDocument', { source: textOf(work, argument) })
    },
    async goto(url: string): Promise<void> {
      await send('Page.navigate', { url })
    },
    async evaluate<Argument, Result>(
      work: Work<Argument, Result>,
      argument: Argument,
    ): Promise<Result> {
      const expression = textOf(work, argument)
      const options = { expression, awaitPromise: true, returnByValue: true }
      const { result } = (await send('Runtime.evaluate', options)) as { result: { value: Result } }
      return result.value
    },
    /** Polls until the condition holds in the page. */
    async until<Argument>(
      isSo: (argument: Argument) => boolean,
      argument: Argument,
    ): Promise<void> {
      await until(() => page.evaluate(isSo, argument))
    },
    /** Submits the login form and resolves once the user is signed in. */
    async signIn(origin: string, email: string): Promise<void> {
      await page.goto(`${origin}/login`)
      await page.until(() => document.querySelector('input[name=password]') !== null, undefined)
      await page.evaluate(sendLogin, { email, password: PASSWORD })
      await page.until(() => location.pathname === '/', undefined)
    },
    /** Returns the bytes in use after a garbage collection. */
    async heap(): Promise<number> {
      await send('HeapProfiler.collectGarbage')
      const { usedSize } = (await send('Runtime.getHeapUsage')) as { usedSize: number }
      return usedSize
    },
    async close(): Promise<void> {
      await session.send('Target.disposeBrowserContext', { browserContextId })
      await session.detach()
    },
  }
  await page.beforehand(keepWorkerAway, undefined)
  return page
}

/** Disables the service worker, whose background requests delay no user. Runs in the page; self-contained. */
function keepWorkerAway(): void {
  if (!('serviceWorker' in navigator)) return
  navigator.serviceWorker.register = () => new Promise(() => undefined)
}

/** Runs in the page; self-contained. */
function sendLogin(account: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(account)) {
    const field = document.querySelector(`input[name="${name}"]`)
    if (field instanceof HTMLInputElement) field.value = value
  }
  document.querySelector<HTMLInputElement>('input[name=password]')?.form?.requestSubmit()
}
