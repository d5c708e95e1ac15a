import type { BrowserContext, FrameLocator, Locator, Page } from 'playwright'
import { afterEach, beforeEach, expect as expectValue } from 'vitest'
import type { IntentStatus } from '../../../src/domain/payment.ts'
import { leaveBrowser, sharedChromium } from '../../browser/shared-browser.ts'
import { setupResource } from '../../served/opened-for-tests.ts'
import { expect } from '../../browser/patient-expect.ts'
import { startCardSite } from './site.ts'

const titles = { number: 'card number', expiry: 'expiration date', cvc: 'CVC' } as const
type CardPart = keyof typeof titles

/** A visitor of the test site, with the actions and queries that tests need. */
class CardVisit {
  readonly page: Page
  /** Console messages, except the one about React DevTools, and uncaught errors of the page. */
  readonly complaints: string[] = []

  constructor(page: Page) {
    this.page = page
    page.on('console', (message) => {
      if (!message.text().includes('React DevTools')) this.complaints.push(message.text())
    })
    page.on('pageerror', (error) => this.complaints.push(error.message))
  }

  field(part: CardPart): Locator {
    const frame = `iframe[title="Secure ${titles[part]} input frame"]`
    return this.page.frameLocator(frame).getByRole('textbox')
  }

  bank(): FrameLocator {
    return this.page.frameLocator('iframe[title="Test bank"]')
  }

  /** Types a valid card, except for the parts that are given. */
  async type(card: Partial<Record<CardPart, string>> = {}): Promise<void> {
    const typed = { number: '4242424242424242', expiry: '1240', cvc: '123', ...card }
    await this.field('number').pressSequentially(typed.number)
    await this.field('expiry').pressSequentially(typed.expiry)
    await this.field('cvc').pressSequentially(typed.cvc)
  }

  async pay(): Promise<void> {
    await this.page.getByRole('button', { name: 'Pay' }).click()
  }

  /** Returns the outcome of the payment, as the service reports it. */
  async outcome(): Promise<unknown> {
    const output = this.page.getByRole('status', { name: 'Outcome' })
    await expect(output).not.toBeEmpty()
    return JSON.parse(await output.innerText())
  }

  /** Waits until the last change event of the fields equals `expected`. */
  async seeChange(expected: { message: string | null }): Promise<void> {
    const output = this.page.getByRole('status', { name: 'Change' })
    await expect(output).toHaveText(JSON.stringify(expected))
  }

  ask(): Promise<IntentStatus> {
    return this.page.evaluate(() => window.cardTrial.ask())
  }
}

/** Matches the outcome of a payment that succeeds. */
export const succeeded = {
  status: 'succeeded',
  transactionId: expectValue.stringMatching(/^pi_/),
  transactionTime: expectValue.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
}

/** Opens the test site and a browser for it. */
async function openCardTrial() {
  const site = await startCardSite()
  const browser = await sharedChromium()
  let context: BrowserContext | undefined
  return {
    site,
    /** Opens a page in a new browser context, without any stored data. */
    async arrive(): Promise<CardVisit> {
      context = await browser.newContext()
      return new CardVisit(await context.newPage())
    },
    async leave(): Promise<void> {
      await context?.close()
    },
    async close(): Promise<void> {
      await leaveBrowser(browser)
      await site.stop()
    },
  }
}

/** Opens a site for the tests of a file, and a new visitor for each test. */
export function cardVisits() {
  const trial = setupResource(openCardTrial)
  let visit: CardVisit | null = null
  beforeEach(async () => {
    visit = await trial().arrive()
    await visit.page.goto(trial().site.origin)
  })
  afterEach(() => trial().leave())
  return {
    trial,
    visit: () => {
      if (visit === null) throw new Error('Nobody has come yet.')
      return visit
    },
  }
}
