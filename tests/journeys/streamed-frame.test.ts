import { Hono } from 'hono'
import { stream } from 'hono/streaming'
import { beforeAll, describe, expect, it } from 'vitest'
import { serveApp } from '../served/served-app.ts'
import { setupTestApp } from '../product/test-app.ts'

const market = setupTestApp()

/** Returns the HTML of a guarded screen without its scripts: a header, a spinner, a footer. */
async function frameOf(origin: string): Promise<string> {
  const response = await fetch(`${origin}/dashboard`, { headers: { accept: 'text/html' } })
  const html = await response.text()
  return html.replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
}

// On a slow connection or a busy machine, a browser paints the part of the HTML that it has parsed.
describe('a page that streams in', () => {
  let parts: string[] = []
  beforeAll(async () => {
    const frame = await frameOf(market().origin)
    const body = frame.indexOf('<body')
    parts = [frame.slice(0, body), ...frame.slice(body).split(/(?=<)|(?<=>)/)]
  })

  it.each([1280, 320])('shifts no layout while the rest arrives, at %i px', async (width) => {
    const context = await market().browser.newContext({ viewport: { width, height: 800 } })
    const page = await context.newPage()
    const shifts = await page.evaluate(async (streamed) => {
      const found: string[] = []
      const observer = new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) found.push(JSON.stringify(entry))
      })
      observer.observe({ type: 'layout-shift' })
      document.open()
      // Content written during a frame is laid out and painted at the end of that frame.
      const frame = () => new Promise((begin) => requestAnimationFrame(begin))
      for (const part of streamed) {
        document.write(part)
        await frame()
      }
      document.close()
      await frame()
      await frame()
      for (const entry of observer.takeRecords()) found.push(JSON.stringify(entry))
      return found
    }, parts)
    expect(parts.length).toBeGreaterThan(50)
    expect(shifts).toEqual([])
    await context.close()
  })
})

it('a page with content that streams in is not painted before all of its content has arrived', async () => {
  const { origin, browser } = market()
  const html = await (
    await fetch(`${origin}/categories`, { headers: { accept: 'text/html' } })
  ).text()
  const middle = html.indexOf('</li>', html.indexOf('<main'))
  const app = new Hono().get('/categories', (context) =>
    stream(context, async (body) => {
      context.header('content-type', 'text/html; charset=UTF-8')
      await body.write(html.slice(0, middle))
      // Longer than a browser takes to paint what it has.
      await body.sleep(500)
      await body.write(html.slice(middle))
    }),
  )
  const { origin: slow, close } = await serveApp(app)
  const page = await browser.newPage()
  await page.goto(`${slow}/categories`)
  const [painted, arrived] = await page.evaluate(async () => {
    // The browser reports a paint some frames after it has taken place.
    const paint = await new Promise<number>((resolve) => {
      new PerformanceObserver((list) => {
        for (const { startTime } of list.getEntriesByName('first-contentful-paint')) {
          resolve(startTime)
        }
      }).observe({ type: 'paint', buffered: true })
    })
    const [navigation] = performance.getEntriesByType('navigation')
    return [paint, Reflect.get(Object(navigation), 'responseEnd')] as const
  })
  expect(arrived).toBeGreaterThan(400)
  expect(painted).toBeGreaterThan(arrived)
  await page.close()
  await close()
})
