import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../src/ui/theme/theme.css.ts'

export const sheet = style({
  flex: 1,
  minInlineSize: 0,
  minBlockSize: '20rem',
  '@media': { '(min-width: 56rem)': { minBlockSize: 0 } },
  overflow: 'auto',
  background: vars.color.paper,
  border: `1px solid ${vars.color.line}`,
  cursor: 'grab',
  touchAction: 'pan-x pan-y',
  selectors: { '&:active': { cursor: 'grabbing' } },
  vars: {
    '--machine-paper': vars.color.paper,
    '--machine-ink': vars.color.ink,
    '--machine-state': vars.color.surface,
    '--machine-edge': vars.color.edge,
    '--machine-compound': vars.color.sunken,
    '--machine-not-charged': vars.color.groundSky,
    '--machine-unknown': vars.color.heldGround,
    '--machine-charged': vars.color.dangerGround,
    '--machine-recorded': vars.color.positiveGround,
    '--machine-quiet': vars.color.inkQuiet,
    '--machine-label': vars.color.inkQuiet,
    '--machine-fault': vars.color.danger,
  },
})

const within = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(`${sheet} ${selector}`, rule)

within('.machine', { maxInlineSize: 'none', margin: 'auto' })
within('.machine.whole', { inlineSize: '100%', blockSize: '100%' })
within('.state text', { pointerEvents: 'none' })
within('rect[role="button"]', { cursor: 'pointer' })
within('rect[role="button"]:focus-visible', {
  outline: 'none',
  stroke: vars.color.focus,
  strokeWidth: 4,
})
within('.state.active > rect', { stroke: vars.color.accent, strokeWidth: 4 })
within('.state.around > rect', { stroke: vars.color.accent, strokeWidth: 2 })
// Transitions not taken are faded; those of the last step are emphasized.
within('.transition:not(.taken) path', { strokeOpacity: 0.4 })
within('.transition.taken path', { strokeWidth: 2, stroke: vars.color.ink })
within('.transition.fault.taken path', { stroke: vars.color.danger })
within('.transition.latest path.arrow', { strokeWidth: 4, stroke: vars.color.accent })
within('.latest.label, .latest.inside', { fontWeight: 700, fill: vars.color.ink })
within('.taken.label, .taken.inside', { fill: vars.color.ink })
within('.excused.label, .excused.inside', { textDecoration: 'line-through' })
within('.found rect', { stroke: vars.color.focus, strokeWidth: 3 })
within('text.found', { fill: vars.color.focus, fontWeight: 700 })
within('.sought > rect', { stroke: vars.color.focus, strokeWidth: 6 })
within('text.sought', { textDecoration: 'underline' })

/** The graph with its overview beside it: above the graph, the overview would cover states. */
export const pane = style({
  containerType: 'inline-size',
  display: 'flex',
  flex: 1,
  minBlockSize: 0,
})

export const map = style({
  alignSelf: 'end',
  flex: 'none',
  inlineSize: '9rem',
  maxBlockSize: '45%',
  background: vars.color.paper,
  border: `1px solid ${vars.color.edge}`,
  cursor: 'pointer',
  touchAction: 'none',
  '@container': { '(max-width: 34rem)': { display: 'none' } },
})
export const mapState = style({ fill: vars.color.edge, fillOpacity: 0.35 })
export const mapCurrent = style({ fill: vars.color.accent })
export const mapVisible = style({
  fill: vars.color.ink,
  fillOpacity: 0.08,
  stroke: vars.color.ink,
  strokeWidth: 2,
  vectorEffect: 'non-scaling-stroke',
})

/** The list covers the diagram instead of making it smaller. */
export const legend = style({ position: 'relative' })
export const legendList = style({
  position: 'absolute',
  insetBlockStart: '100%',
  insetInlineEnd: 0,
  zIndex: 2,
  inlineSize: 'min(30rem, 85vw)',
  paddingBlock: vars.space.tiny,
  paddingInline: vars.space.small,
  background: vars.color.surface,
  border: `1px solid ${vars.color.edge}`,
  borderRadius: vars.radius.medium,
})
