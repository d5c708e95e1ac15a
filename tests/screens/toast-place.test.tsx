import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { CSSProperties } from 'react'
import { ToastRegion } from '../../src/ui/Toast/Toast.tsx'
import { render } from '../screen/render.tsx'

const corners: readonly [string, CSSProperties][] = [
  ['top', { top: 0, right: 0 }],
  ['middle', { top: '45%', right: 0 }],
  ['bottom', { bottom: 0, right: 0 }],
]

it.each([390, 1280].flatMap((width) => corners.map(([name, at]) => [width, name, at] as const)))(
  'S9: at %d px a toast does not cover the pressed button at the %s',
  async (width, _, place) => {
    await page.viewport(width, 800)
    const button = (
      <button style={{ position: 'fixed', inlineSize: 200, blockSize: 48, ...place }} type="button">
        Login
      </button>
    )
    const { rerender } = await render(button)
    const pressed = page.getByRole('button', { name: 'Login', exact: true }).element()
    if (pressed instanceof HTMLElement) pressed.focus()
    const title = "We couldn't log you in."
    const toasts = [{ id: '1', tone: 'negative' as const, title, detail: 'auth/x' }]
    await rerender(
      <>
        {button}
        <ToastRegion onDismiss={() => undefined} toasts={toasts} />
      </>,
    )
    await expect.element(page.getByText(title).first()).toBeVisible()
    const toast = page.getByRole('listitem').element().getBoundingClientRect()
    const { top, bottom } = pressed.getBoundingClientRect()
    expect(toast.bottom <= top || toast.top >= bottom).toBe(true)
    expect(toast.top).toBeGreaterThanOrEqual(0)
    expect(toast.bottom).toBeLessThanOrEqual(800)
  },
)

it('S9: an error toast goes by itself', async () => {
  const gone: string[] = []
  const toasts = [{ id: '1', tone: 'negative' as const, title: 'Said in passing' }]
  await render(<ToastRegion onDismiss={(id) => gone.push(id)} toasts={toasts} />)
  await expect.element(page.getByText('Said in passing').first()).toBeVisible()
  window.dispatchEvent(new Event('focus'))
  await expect.poll(() => gone).toEqual(['1'])
})
