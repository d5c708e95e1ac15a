import { describe, expect, it } from 'vitest'
import { createMachine } from 'xstate'
import { graphOf } from '../../graphs/graph.ts'
import { type Picture, themes, windows } from './pictures.ts'
import { sheetPage } from './sheet-page.ts'
import { type StoryOfMachine, storyOfEachState } from './shown-states.ts'

const lamp = createMachine({
  id: 'lamp',
  initial: 'off',
  states: { off: { on: { press: 'on' } }, on: { on: { burn: 'broken' } }, broken: {} },
})
const pictured = ['off', 'on']
const pictures = pictured.flatMap((state) =>
  themes.flatMap((theme) =>
    windows.map(({ width }): Picture => {
      return { state, theme, width, webp: Buffer.from(`${state} ${theme} ${width}`) }
    }),
  ),
)
const stories = new Map(pictured.map((state) => [state, `Screens/Lamp: ${state}`]))
const page = await sheetPage([
  { name: 'lamp', graph: graphOf(lamp), pictures, stories, missing: ['broken'] },
])

describe('the sheet page', () => {
  it.each(pictures)('describes each picture in its alt text: $state $theme $width', (picture) => {
    const { state, theme, width, webp } = picture
    const source = `data:image/webp;base64,${webp.toString('base64')}`
    expect(page).toContain(`alt="lamp: ${state}, ${theme}, ${width} px" src="${source}"`)
  })

  it('names a state that no story shows', () => {
    expect(page).toContain('No story shows <code>broken</code>.')
  })

  it('connects the states with labeled arrows at each width', () => {
    expect(page.match(/aria-label="From off by press to on"/g)).toHaveLength(windows.length)
  })

  it('gives each drawing its own arrowheads, as another drawing may be hidden', () => {
    for (const { width } of windows) {
      const name = `lamp-${width}`
      expect(page).toContain(`.drawing-${name} .arrow { marker-end: url(#arrow-${name}) }`)
      expect(page).toContain(`class="machine drawing-${name}"`)
    }
  })

  it('places each picture within the box of its state', () => {
    const [map = ''] = page.match(/<div class="map width-768".*?<\/section>/s) ?? []
    const place = /left:([\d.]+)px;top:([\d.]+)px;width:([\d.]+)px;height:([\d.]+)px/.exec(map)
    const rect =
      /data-state="off".*?<rect x="([\d.]+)" y="([\d.]+)" width="([\d.]+)" height="([\d.]+)"/.exec(
        map,
      )
    const [left = 0, top = 0, width = 0, height = 0] = place?.slice(1).map(Number) ?? []
    const [x = 0, y = 0, wide = 0, high = 0] = rect?.slice(1).map(Number) ?? []
    expect(width).toBeGreaterThan(0)
    expect(left).toBeGreaterThanOrEqual(x)
    expect(top).toBeGreaterThan(y)
    expect(left + width).toBeLessThanOrEqual(x + wide)
    expect(top + height).toBeLessThanOrEqual(y + high)
  })

  it('requests no external resources', () => {
    expect(page).not.toMatch(/(?:src|href)="(?!data:|#)/)
  })
})

describe('the story of a state', () => {
  const story = (title: string, name: string, machine: string, value: string): StoryOfMachine => {
    return { id: name, title, name, about: 'collection', snapshots: [{ machine, value }] }
  }

  it('belongs to the screen that shows the most states if several screens show it', () => {
    const chosen = storyOfEachState(
      'collection',
      ['collection', 'table'],
      [
        story('Few', 'few-loading', 'buyers', 'loading'),
        story('Many', 'many-loading', 'orders', 'loading'),
        story('Many', 'many-loaded', 'orders', 'loaded'),
        story('Few', 'few-refused', 'buyers', 'refused'),
        story('Few', 'few-paged', 'table', 'paged'),
        story('Many', 'many-empty', 'orders', 'empty'),
      ],
    )
    const ids = [...chosen].map(([state, { id }]) => [state, id] as const)
    expect(ids.toSorted(([one], [other]) => one.localeCompare(other))).toEqual([
      ['empty', 'many-empty'],
      ['loaded', 'many-loaded'],
      ['loading', 'many-loading'],
      ['refused', 'few-refused'],
    ])
  })
})
