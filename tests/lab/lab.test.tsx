import axe from 'axe-core'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { createRecorder } from '../../src/actors/recorder.ts'
import { fileOf, createFlightRecording } from '../../src/actors/flight-recording.ts'
import { replay } from '../paths/replay.ts'
import { paymentScript } from '../flows/payment/payment.script.ts'
import { flowNamed, flows } from '../../tools/flow-lab/flows.ts'
import { type StepLocation, startOf } from '../../tools/flow-lab/step-location.ts'
import { inFrame, open, press } from './open-lab.tsx'
import { initialName } from '../../tools/flow-lab/search.ts'

const active = () =>
  [...document.querySelectorAll('.state.active')]
    .map((state) => state.getAttribute('data-state'))
    .join(' + ')

const payment = flowNamed('payment')
const listed = payment.paths.find(
  ({ walkedBy, steps }) =>
    walkedBy.includes('rendered') &&
    steps.at(-1)?.expected === 'paid' &&
    steps.some(({ stimulus }) => stimulus === 'pay.submit'),
)
const paid: StepLocation = {
  flow: 'payment',
  pathId: listed?.id ?? null,
  stimuli: listed?.steps.map(({ stimulus }) => stimulus) ?? [],
  at: 0,
}
const end = paid.stimuli.length

it('the menu opens every flow with its initial state highlighted in the graph', async () => {
  const [first] = flows
  const { context, standsAt } = await open(startOf(first.name))
  for (const flow of flows) {
    await userEvent.selectOptions(page.getByRole('combobox', { name: 'Flow' }), flow.title)
    await expect.poll(() => context().flow).toBe(flow.name)
    await standsAt(0)
    await expect.poll(active, flow.title).toBe(initialName(flow.logic))
  }
})

it('P5: a payment plays to its end, back and to any step', async () => {
  const { standsAt, context } = await open(paid)
  await press('To the end')
  const last = await standsAt(end)
  expect(last).toMatchObject({ state: 'paid', money: 'recorded', problem: null })
  await expect.poll(active).toBe('paid')
  await expect
    .poll(() => inFrame()?.body.innerText)
    .toContain('Your payment was processed successfully')
  await press('One step back')
  await standsAt(end - 1)
  await expect.poll(active).toBe('saving')
  await userEvent.keyboard('{Home}')
  await standsAt(0)
  await userEvent.keyboard('{ArrowRight}')
  expect((await standsAt(1))?.stimulus).toBe(paid.stimuli[0])
  expect(context().moments.map(({ problem }) => problem)).toEqual(context().moments.map(() => null))
})

it('the live screen shows the card as the path typed it', async () => {
  const stimuli = [
    'restoreAttempt=none',
    'loadBooking=payable',
    'loadCards=ready',
    'card.changed=complete',
  ]
  await open({ ...paid, pathId: null, stimuli, at: stimuli.length })
  const typed = () =>
    Object.fromEntries(
      [...(inFrame()?.querySelectorAll('input') ?? [])].map(({ labels, value }) => [
        labels?.[0]?.innerText,
        value,
      ]),
    )
  await expect.poll(typed).toEqual({
    'Card Number': '4242 4242 4242 4242',
    'Expiry Date': '12 / 34',
    'Card CVC': '123',
  })
})

it('clicking a state of the graph moves to it', async () => {
  const { context } = await open(startOf('payment'))
  document
    .querySelector('[data-state="unsaved"] > rect')
    ?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  await expect.poll(active).toBe('unsaved')
  await expect
    .poll(() => inFrame()?.body.innerText)
    .toContain('You were charged; we are recording it.')
  expect(context().moments.at(-1)?.money).toBe('charged')
})

it('secrets are hidden', async () => {
  await open({ ...paid, at: end - 2 })
  await expect.poll(() => document.body.innerText).toContain('(hidden)')
  expect(document.body.innerText).not.toContain('intent-1-secret')
})

describe('axe finds no WCAG 2.2 AA violation in the light and in the dark theme', () => {
  it.each([
    ['payment', 1280, 'Steps'],
    ['booking', 1280, 'Paths'],
    ['booking', 1280, 'Coverage'],
    ['booking', 320, 'Steps'],
  ] as const)('%s, %d px: %s', async (flow, width, panel) => {
    await open(flow === 'payment' ? { ...paid, at: 6 } : startOf(flow))
    await page.viewport(width, 800)
    await press(panel)
    for (const theme of ['light', 'dark']) {
      document.documentElement.dataset['theme'] = theme
      // Buttons change their colours gradually.
      await Promise.all(document.getAnimations().map(({ finished }) => finished))
      const { violations } = await axe.run(document.body, { iframes: false })
      expect(
        violations.flatMap(({ id, nodes }) =>
          nodes.map(({ html }) => `${theme}: ${id}: ${html.slice(0, 160)}`),
        ),
      ).toEqual([])
    }
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
  })
})

it('a report saved by the app plays to its saved state', async () => {
  const recorder = createRecorder()
  const unsaved = payment.paths.find(({ steps }) => steps.at(-1)?.expected === 'unsaved')
  const steps = (unsaved?.steps ?? []).map(({ stimulus }) => ({
    stimulus: { name: stimulus },
    expected: '',
  }))
  await replay(paymentScript, { steps }, recorder.inspect)
  const build = { version: '1.2.3', commit: null }
  const { name, text } = fileOf(
    createFlightRecording(recorder, { build, route: '/', viewer: 'buyer' }),
  )
  const { standsAt } = await open(startOf('advertise'))
  await userEvent.upload(page.getByLabelText('Open a path or a report'), new File([text], name))
  await expect.poll(active).toBe('unsaved')
  await standsAt(steps.length)
  await expect.poll(() => inFrame()?.body.innerText).toContain('You can close this page')
})
