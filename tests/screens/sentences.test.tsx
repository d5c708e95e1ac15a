import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { specMessages } from '../../src/messages/catalogue.ts'
import { sentences } from '../rules/sentences.ts'
import { field, openApp } from '../screen/app.tsx'
import { adminScenes } from './sentences/admin.scenes.ts'
import { buyingScenes } from './sentences/buying.scenes.ts'
import { listingScenes } from './sentences/listing.scenes.ts'
import type { Scene } from './sentences/scene.ts'
import { sellingScenes } from './sentences/selling.scenes.ts'
import { sessionScenes } from './sentences/session.scenes.ts'

const scenes: readonly Scene[] = [
  ...sessionScenes,
  ...buyingScenes,
  ...listingScenes,
  ...sellingScenes,
  ...adminScenes,
]

const inOneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

/** Returns the visible elements with exactly this text; text for screen readers only is at most 2 px in size. */
function boxesThatSay(words: string, within: Element): Element[] {
  return [...within.querySelectorAll('*')].filter((element) => {
    if (inOneLine(element.textContent) !== inOneLine(words)) return false
    const { width, height } = element.getBoundingClientRect()
    const isSeen = element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    return isSeen && width > 2 && height > 2
  })
}

const toasts = () => page.getByRole('region', { name: /^Notifications/ }).element()

describe('the messages', () => {
  it('equal the messages of the product', () => {
    const said = Object.entries(specMessages.en).map(([name, message]) => [
      name,
      typeof message === 'string'
        ? message
        : message({ id: 'pi_1', product: 'Pocket film camera' }),
    ])
    expect(sentences).toMatchObject(Object.fromEntries(said))
  })

  it('each appear in a scene', () => {
    const seen = new Set(scenes.map(({ sentence }) => sentence))
    const names = Object.keys(sentences)
    expect(names.filter((name) => ![...seen].some((one) => one === name))).toEqual([])
  })

  it.each(
    scenes.map((scene) => ({
      ...scene,
      words: inOneLine(sentences[scene.sentence]),
      when: scene.when ?? `at ${scene.at} as ${scene.as ?? 'a guest'}`,
    })),
  )(
    '$rules: $words $when',
    async ({ at, as, answers = {}, vendors = {}, act, describes, inToast, inConsole, words }) => {
      const { reported } = await openApp(at, {
        ...(as === undefined ? {} : { as }),
        answers,
        ...vendors,
      })
      await act?.()
      await expect
        .poll(() => boxesThatSay(words, inToast === true ? toasts() : document.body).length, {
          interval: 10,
        })
        .toBeGreaterThan(0)
      if (describes !== undefined) {
        await expect.element(field(describes)).toHaveAccessibleDescription(new RegExp(words))
        await expect.element(field(describes)).toHaveAttribute('aria-invalid', 'true')
      }
      if (inConsole !== undefined) {
        expect(reported.map(String)).toEqual([expect.stringContaining(inConsole)])
      }
    },
  )
})
