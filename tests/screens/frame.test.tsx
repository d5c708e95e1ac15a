import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { camera } from '../../src/screens/story-fixtures.ts'
import { loginFirst } from '../../machines/identifyViewer.machine.ts'
import { bannerMessages } from '../../src/messages/banners.ts'
import { specMessages } from '../../src/messages/catalogue.ts'
import { button, categories, heading, link, openApp, seeAddress, toast } from '../screen/app.tsx'
import { errorAnswer, held, json } from '../screen/scripted-server.ts'

const nav = () => page.getByRole('navigation', { name: 'Main' })
const spinner = () => page.getByRole('status').filter({ hasText: 'Logging you in' })

describe('the navigation', () => {
  it('N1: has Home, the categories of the server and Blog, and no Dashboard for a guest', async () => {
    await openApp('/blog')
    await expect.element(nav().getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/')
    await expect.element(nav().getByRole('link', { name: 'Blog' })).toHaveAttribute('href', '/blog')
    await userEvent.click(button('Categories'))
    for (const { _id, categoryName } of categories) {
      await expect.element(link(categoryName)).toHaveAttribute('href', `/category/${_id}`)
    }
    await expect.element(link('Login')).toBeVisible()
    expect(link('Dashboard').elements()).toEqual([])
    await userEvent.click(link('Cameras'))
    await expect.element(heading('Cameras')).toBeVisible()
  })

  it('R2: leads to all categories, also if the categories cannot be loaded', async () => {
    await openApp('/blog', {
      answers: { 'GET /get-categories': errorAnswer(503, 'Out for lunch') },
    })
    await userEvent.click(button('Categories'))
    await expect.element(nav().getByText("We couldn't load the categories.")).toBeVisible()
    await userEvent.click(nav().getByRole('link', { name: 'All categories' }))
    await seeAddress('/categories')
    await expect.element(nav().getByText("We couldn't load the categories.")).not.toBeVisible()
  })

  it('N1, N2: has Dashboard and Logout when signed in, and Login when signed out', async () => {
    await openApp('/blog', { as: 'buyer' })
    await expect.element(button('Logout')).toBeVisible()
    await expect.element(link('Dashboard')).toHaveAttribute('href', '/dashboard')
    expect(link('Login').elements()).toEqual([])
    await userEvent.click(button('Logout'))
    await expect.element(link('Login')).toHaveAttribute('href', '/login')
    expect(button('Logout').elements()).toEqual([])
  })
})

it.each([
  ['old camera', '/search?q=old+camera'],
  ['  ', '/search'],
])('the search field in the header opens the search for %j without a reload', async (words, to) => {
  await openApp('/blog', {
    change: (actors) => ({ ...actors, hasSearch: true }),
    answers: { 'GET /search': json({ products: [], next: null }) },
  })
  await userEvent.fill(page.getByRole('searchbox', { name: 'Search Loppis' }), words)
  await userEvent.keyboard('{Enter}')
  await seeAddress(to)
  await expect.element(heading('Search')).toBeVisible()
})

describe('the footer', () => {
  it.each([
    ['Services', ['Buying', 'Selling', 'Delivery and returns']],
    ['Company', ['About Loppis', 'Contact']],
    ['Legal', ['Terms of use', 'Privacy policy']],
  ])('N3: has links under %s', async (title, labels) => {
    await openApp('/blog')
    const column = page.getByRole('contentinfo').getByRole('heading', { name: title }).element()
    const links = column.parentElement?.querySelectorAll('a[href]') ?? []
    expect([...links].map((one) => one.textContent)).toEqual(labels)
  })

  it('a choice of colors or language is applied and stored, and leaves the other', async () => {
    const { preferred } = await openApp('/blog')
    const radio = (name: string) => page.getByRole('radio', { name, exact: true })
    await userEvent.click(radio('Dark'))
    await expect.element(radio('Dark')).toBeChecked()
    await userEvent.click(radio('Svenska'))
    await expect.element(radio('Svenska')).toBeChecked()
    await expect.element(radio('Mörkt')).toBeChecked()
    expect(preferred).toEqual(['dark', 'sv'])
  })
})

it('a new version is offered until the user closes the offer or reloads the page', async () => {
  const { actors, reloads } = await openApp('/blog')
  const offer = page.getByText(bannerMessages.en.newVersion)
  actors.update.send({ type: 'update.found' })
  await expect.element(offer).toBeVisible()
  await userEvent.click(button(bannerMessages.en.close))
  await expect.element(offer).not.toBeInTheDocument()
  actors.update.send({ type: 'update.found' })
  await userEvent.click(button(bannerMessages.en.reload))
  expect(reloads()).toBe(1)
})

it('S9, B3: a repeated toast shows once, and signing in removes only the toasts for guests', async () => {
  const { actors } = await openApp('/blog')
  const add = (said: typeof loginFirst) => actors.toasts.send({ type: 'toast.added', toast: said })
  const passing = { tone: 'neutral', title: { text: 'Said in passing' } } as const
  for (const said of [passing, loginFirst, loginFirst]) add(said)
  await expect.element(toast('Said in passing')).toBeVisible()
  expect(toast(specMessages.en.loginFirst).elements()).toHaveLength(1)
  actors.toasts.send({ type: 'toast.obsoleted', by: 'signedIn' })
  await expect.element(toast(specMessages.en.loginFirst)).not.toBeInTheDocument()
  await userEvent.click(button('Close this message'))
  await expect.element(toast('Said in passing')).not.toBeInTheDocument()
})

describe('while the session is being established', () => {
  it('N4: a spinner shows until the access token arrives', async () => {
    const { answer, letGo } = held(json({ accessToken: 'access-1' }))
    await openApp('/dashboard', { as: 'buyer', answers: { 'GET /jwt': answer } })
    await expect.element(spinner().first()).toBeVisible()
    expect(heading('Hello, Ada').elements()).toEqual([])
    letGo()
    await expect.element(heading('Hello, Ada')).toBeVisible()
    expect(spinner().elements()).toEqual([])
  })
})

describe('the error screen', () => {
  const entries = [{ _id: 'entry-1', question: 'Is it safe?', answer: 'It is.' }]
  const oops = () => heading('Oops!!! An error has occurred.')

  it('N5: an unknown route shows a picture, the message, the status, Go Home and Log Out', async () => {
    await openApp('/no/such/place')
    await expect.element(oops()).toBeVisible()
    await expect.element(page.getByText('404 Not Found')).toBeVisible()
    await expect.poll(() => document.querySelectorAll('main svg')).toHaveLength(1)
    await expect.element(link('Go Home')).toBeVisible()
    await expect.element(button('Log Out')).toBeVisible()
    await expect.element(page.getByRole('main').getByRole('link', { name: 'Log in' })).toBeVisible()
  })

  it('N5: an unknown route offers no login to a user', async () => {
    await openApp('/no/such/place', { as: 'buyer' })
    await expect.element(button('Log Out')).toBeVisible()
    expect(page.getByRole('main').getByRole('link', { name: 'Log in' }).elements()).toEqual([])
  })

  it('N5: a render that throws shows the message of the error', async () => {
    // React logs the error to the console too.
    const console = vi.spyOn(window.console, 'error').mockImplementation(() => undefined)
    onTestFinished(() => console.mockRestore())
    await openApp('/blog', {
      change: (actors) => ({
        ...actors,
        getMachines: (provide) => {
          const machines = actors.getMachines(provide)
          if (typeof machines !== 'object' || machines === null) return machines
          return new Proxy(machines, {
            get(all, name) {
              if (name === 'blogEntries') throw new Error('The ink has run out.')
              return Reflect.get(all, name)
            },
          })
        },
      }),
    })
    await expect.element(oops()).toBeVisible()
    await expect.element(page.getByText('The ink has run out.')).toBeVisible()
    await expect.element(button('Log Out')).toBeVisible()
    await userEvent.click(link('Go Home'))
    await expect.element(heading('Good things, second time around.')).toBeVisible()
    expect(oops().elements()).toEqual([])
  })

  it.each([
    ['/category/category-1', 'GET /v2/category/category-1', 'Pocket film camera'],
    ['/advertisements', 'GET /v2/advertisements', 'Pocket film camera'],
    ['/blog', 'GET /blogs', 'Is it safe?'],
  ])('N5: %s shows why it failed to load and can be retried', async (path, call, words) => {
    const tries = [new Response('Out for lunch', { status: 503 }), null]
    const loaded = path === '/blog' ? entries : [camera]
    await openApp(path, { answers: { [call]: () => tries.shift() ?? Response.json(loaded) } })
    await expect.element(oops()).toBeVisible()
    await expect.element(page.getByText('Out for lunch')).toBeVisible()
    await expect.element(button('Log Out')).toBeVisible()
    await expect.element(link('Go Home')).toBeVisible()
    await userEvent.click(button('Try again'))
    await expect.element(page.getByText(words).first()).toBeVisible()
    expect(oops().elements()).toEqual([])
  })
})
