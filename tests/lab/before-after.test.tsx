import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { copyOfPage } from '../../tools/flow-lab/page-copy.ts'
import { inFrame, open, press, usualUpTo } from './open-lab.tsx'

const beforeFrame = () => page.getByTitle('The screen before this step')
const copy = () =>
  document.querySelector<HTMLIFrameElement>('iframe[title="The screen before this step"]')
    ?.contentDocument

describe('a step shows the screen before and after it', () => {
  it('side by side', async () => {
    await open(usualUpTo('paid'))
    await press('Both')
    await expect.poll(() => copy()?.body.innerText).toContain('You were charged; we are recording')
    await expect.element(page.getByTitle('The screen of the flow')).toBeVisible()
    expect(inFrame()?.body.innerText).toContain('Your payment was processed successfully')
  })

  it('one at a time, and the live screen goes on with the path', async () => {
    const { standsAt } = await open(usualUpTo('awaitingCard'))
    await press('Before the step')
    await expect.element(beforeFrame()).toBeVisible()
    await expect.element(page.getByTitle('The screen of the flow')).not.toBeVisible()
    expect(copy()?.body.innerText).not.toContain('Card Number')
    await press('One step forward')
    const { at } = usualUpTo('creatingIntent')
    expect(await standsAt(at)).toMatchObject({ problem: null })
    await expect.poll(() => copy()?.body.innerText).toContain('Card Number')
    await press('After')
    await expect.element(page.getByTitle('The screen of the flow')).toBeVisible()
    await expect.element(beforeFrame()).not.toBeInTheDocument()
  })

  it('with what was typed, in the theme of the page, without taking input', async () => {
    await open(usualUpTo('cardForm.entering'))
    await press('Before the step')
    await expect
      .poll(() => copy()?.querySelector<HTMLInputElement>('#card-number')?.value)
      .toBe('4242 4242 4242 4242')
    expect(copy()?.body.inert).toBe(true)
    document.documentElement.dataset['theme'] = 'dark'
    await expect.poll(() => copy()?.documentElement.dataset['theme']).toBe('dark')
  })

  it('and at the start says that there is nothing before', async () => {
    await open({ ...usualUpTo('awaitingCard'), at: 0 })
    await press('Both')
    await expect
      .element(page.getByText('The path starts here: no step comes before.'))
      .toBeVisible()
  })
})

it('a path that is played by keys raises no false alarm about the focus', async () => {
  const start = usualUpTo('awaitingCard')
  const { standsAt } = await open(start)
  await userEvent.keyboard('{ArrowRight}')
  await standsAt(start.at + 1)
  await userEvent.keyboard('{ArrowRight}')
  expect(await standsAt(start.at + 2)).toMatchObject({ problem: null })
})

it('a copy asks for no script, which its sandbox would refuse', () => {
  const markup = '<link rel="modulepreload" href="/a.js"><script src="/b.js"></script><p>Hello</p>'
  const copied = copyOfPage(new DOMParser().parseFromString(markup, 'text/html'))
  expect(copied).toContain('Hello')
  expect(copied).not.toMatch(/\/a\.js|\/b\.js/)
})
