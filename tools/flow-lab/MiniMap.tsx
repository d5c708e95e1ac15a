import { type RefObject, useEffect, useRef } from 'react'
import * as css from './graph.css.ts'
import type { Part } from './picture.ts'

type MiniMapProps = {
  picture: Part
  /** The name of the machine's current state. */
  current: string
  /** The scrolling pane of the graph. */
  sheet: RefObject<HTMLElement | null>
}

type Box = { state: string; x: number; y: number; width: number; height: number }

function boxesIn({ state, children }: Part): readonly Box[] {
  const parts = children.flatMap((child) => (typeof child === 'string' ? [] : [child]))
  const own = parts.find(({ tag }) => tag === 'rect')
  const side = (name: string) => Number(own?.attributes[name] ?? 0)
  const box =
    state === null || state === '' || own === undefined
      ? []
      : [{ state, x: side('x'), y: side('y'), width: side('width'), height: side('height') }]
  return [...box, ...parts.flatMap(boxesIn)]
}

/** Returns the drawn graph and its size in pixels; null before it is drawn. */
function drawnIn(sheet: HTMLElement | null) {
  const graph = sheet?.querySelector('svg')
  return sheet && graph ? { sheet, graph, size: graph.getBoundingClientRect() } : null
}

/** Scrolls the pane so that this point of the overview is in its middle. */
function moveTo(pane: HTMLElement | null, map: Element, { clientX, clientY }: PointerLike) {
  const drawn = drawnIn(pane)
  if (drawn === null) return
  const small = map.getBoundingClientRect()
  const outer = drawn.sheet.getBoundingClientRect()
  const x = drawn.size.left + ((clientX - small.left) / small.width) * drawn.size.width
  const y = drawn.size.top + ((clientY - small.top) / small.height) * drawn.size.height
  drawn.sheet.scrollBy(x - (outer.left + outer.width / 2), y - (outer.top + outer.height / 2))
}

type PointerLike = { clientX: number; clientY: number }

/** Marks the visible part of the graph, and hides the overview while all of the graph is visible. */
function markVisible(pane: HTMLElement | null, map: SVGSVGElement, part: SVGRectElement): void {
  const drawn = drawnIn(pane)
  if (drawn === null || drawn.size.width === 0) return
  const outer = drawn.sheet.getBoundingClientRect()
  const scale = map.viewBox.baseVal.width / drawn.size.width
  const isWhole = drawn.size.width <= outer.width + 1 && drawn.size.height <= outer.height + 1
  map.style.visibility = isWhole ? 'hidden' : 'visible'
  const place = {
    x: (outer.left - drawn.size.left) * scale,
    y: (outer.top - drawn.size.top) * scale,
    width: outer.width * scale,
    height: outer.height * scale,
  }
  for (const [name, value] of Object.entries(place)) part.setAttribute(name, String(value))
}

/** An overview of the graph with its visible part: a click or a drag moves there. The keyboard moves the graph itself. */
export function MiniMap({ picture, current, sheet }: MiniMapProps) {
  const map = useRef<SVGSVGElement>(null)
  const visible = useRef<SVGRectElement>(null)
  useEffect(() => {
    const pane = sheet.current
    const mark = () => {
      if (map.current !== null && visible.current !== null)
        markVisible(pane, map.current, visible.current)
    }
    const sizes = new ResizeObserver(mark)
    for (const seen of [pane, pane?.querySelector('svg')]) if (seen) sizes.observe(seen)
    pane?.addEventListener('scroll', mark)
    return () => {
      sizes.disconnect()
      pane?.removeEventListener('scroll', mark)
    }
  }, [sheet])
  return (
    <svg
      aria-hidden
      className={css.map}
      data-map
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        moveTo(sheet.current, event.currentTarget, event)
      }}
      onPointerMove={(event) => {
        if (event.buttons === 1) moveTo(sheet.current, event.currentTarget, event)
      }}
      ref={map}
      viewBox={picture.attributes['viewBox']}
    >
      {boxesIn(picture).map(({ state, ...box }) => (
        <rect
          {...box}
          className={current.split(' + ').includes(state) ? css.mapCurrent : css.mapState}
          key={state}
        />
      ))}
      <rect className={css.mapVisible} ref={visible} />
    </svg>
  )
}
