import { useEffect, useMemo, useRef } from 'react'
import { Button } from '../../src/ui/Button/Button.tsx'
import { Heading } from '../../src/ui/Heading/Heading.tsx'
import { drivers } from '../../tests/paths/drivers.ts'
import { pane as layout, sheet } from './graph.css.ts'
import { findInGraph } from './graph-search.ts'
import { GraphSearch } from './GraphSearch.tsx'
import { MiniMap } from './MiniMap.tsx'
import { Legend } from './Legend.tsx'
import { attachPanZoom, centre, centreState } from './pan-zoom.ts'
import { areas, group, head } from './lab.css.ts'
import { type Highlight, MachineGraph } from './MachineGraph.tsx'
import type { Part } from './picture.ts'
import { Select } from './Select.tsx'
import { type Lens, READABLE, type Sought } from './view.machine.ts'
import { driverWords } from './labels.ts'

type GraphPaneProps = {
  title: string
  picture: Part
  lit: Highlight
  lens: Lens
  zoom: number | null
  sought: Sought
  /** Returns what the machine says about a state. */
  meaningOf: (state: string) => readonly string[]
  /** Names an event in words. */
  wordsOf: (event: string) => string
  onFind: (sought: Sought) => void
  onLens: (lens: Lens) => void
  onZoom: (zoom: number | null) => void
  onState: (state: string) => void
}

const lenses: readonly { value: Lens; words: string }[] = [
  { value: 'path', words: 'The path so far' },
  { value: 'sitting', words: 'All that you tried' },
  ...drivers.map((driver) => ({ value: driver, words: driverWords[driver] })),
]

/** The diagram of the machine: scrolls by wheel, drag and arrow keys; zooms by buttons, keys and wheel. */
export function GraphPane({
  title,
  picture,
  lit,
  lens,
  zoom,
  sought,
  wordsOf,
  meaningOf,
  ...on
}: GraphPaneProps) {
  const place = useRef<HTMLDivElement>(null)
  const nearness = useRef(zoom)
  const { onZoom } = on
  useEffect(() => {
    nearness.current = zoom
  }, [zoom])
  useEffect(() => {
    if (place.current === null) return undefined
    return attachPanZoom(place.current, (wanted) => onZoom(wanted(nearness.current ?? 1)))
  }, [onZoom])
  useEffect(() => {
    const pane = place.current
    if (pane === null || zoom === null) return undefined
    // An observer also calls once when it begins to observe.
    const sizes = new ResizeObserver(() => centreState(pane, lit.state))
    sizes.observe(pane)
    return () => sizes.disconnect()
  }, [lit.state, zoom])
  const results = useMemo(
    () => findInGraph(picture, sought.words, wordsOf),
    [picture, sought.words, wordsOf],
  )
  const shown = results[sought.at % results.length]
  useEffect(() => {
    if (place.current !== null && shown !== undefined) centre(place.current, '.sought')
  }, [shown])
  const fit = () => {
    onZoom(READABLE)
    if (place.current !== null) centreState(place.current, lit.state)
  }
  return (
    <section aria-label="Diagram" className={areas.graph}>
      <div className={head}>
        <Heading level={2} size="label">
          {title}
        </Heading>
        <div className={group}>
          <Select
            label="Arrows in color"
            onChoose={(chosen) =>
              on.onLens(lenses.find(({ value }) => value === chosen)?.value ?? 'path')
            }
            options={lenses}
            value={lens}
          />
          <Button label="Smaller" onClick={() => onZoom((zoom ?? 1) / 1.25)} size="small">
            −
          </Button>
          <Button label="Larger" onClick={() => onZoom((zoom ?? 1) * 1.25)} size="small">
            +
          </Button>
          <Button onClick={fit} size="small">
            Current state
          </Button>
          <Button onClick={() => onZoom(null)} size="small">
            Show all
          </Button>
        </div>
        <GraphSearch found={results.length} onFind={on.onFind} sought={sought} />
        <Legend />
      </div>
      <div className={layout}>
        <div
          aria-label="The diagram: arrow keys move it, plus and minus zoom, 0 shows all of it"
          className={sheet}
          data-sheet
          ref={place}
          role="group"
        >
          <MachineGraph
            found={{ all: new Set(results), shown }}
            lit={lit}
            meaningOf={meaningOf}
            onState={on.onState}
            picture={picture}
            zoom={zoom}
          />
        </div>
        <MiniMap current={lit.state} picture={picture} sheet={place} />
      </div>
    </section>
  )
}
