import type { Page } from 'playwright'
import type { ContextFrom } from 'xstate'
import { specMessages } from '../../../src/messages/catalogue.ts'
import type { advertiseMachine } from '../../../machines/advertise.machine.ts'
import { advertiseScript } from './advertise.script.ts'
import type { Assertion } from '../../screen/screen.ts'
import type { ProductFlow, RequestPort } from '../../product/stage.ts'
import { isBehind, isCall, passed } from '../../product/wire-answers.ts'
import { holdRequests } from '../../product/wire.ts'

/** Locates the first product on the list that is not advertised yet: an advertisement cannot be undone. */
const firstOpen = (page: Page) => page.getByRole('button', { name: /^Advertise / }).first()

/** Returns the text that each state shows. `label` is the label of the product's Advertise button. */
const sightsOf = (label: string): Readonly<Record<string, Assertion>> => ({
  advertising: {
    shows: [`button: ${label}`, `busy: ${label}`],
    hides: [specMessages.advertised, specMessages.errorTryAgain, "Couldn't advertise it."],
  },
  'idle by advertise=done': {
    shows: [specMessages.advertised, 'Running'],
    hides: [`button: ${label}`, 'busy: ', "Couldn't advertise it."],
  },
  'idle by advertise!noAnswer': {
    shows: [specMessages.errorTryAgain, "Couldn't advertise it.", `button: ${label}`],
    hides: [specMessages.advertised, 'busy: '],
  },
})

const ports = {
  advertise: { matches: isCall('PUT', /^\/advertise\//), answers: { done: passed } },
} as const satisfies Readonly<Record<string, RequestPort>>

/** Drives advertising in the production build, on the product list of the demo seller. */
export const advertiseInProduct: ProductFlow<ContextFrom<typeof advertiseMachine>> = {
  script: advertiseScript,
  async open({ market, visitors }, path) {
    const page = await visitors.arrive('seller@loppis.test')
    const held = await holdRequests(page, isBehind(ports))
    await page.goto(`${market.origin}/dashboard/my-products`)
    const label = await firstOpen(page).getAttribute('aria-label')
    if (label === null) throw new Error('The button does not say what it advertises.')
    return { page, path, held, assertions: sightsOf(label) }
  },
  ports,
  actions: { 'advertise.start=lamp': ({ page }) => firstOpen(page).click() },
  arrives: () => false,
  unreachable: {},
}
