import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../src/ui/theme/theme.css.ts'

/** The iframe has the selected width and is scaled down where its container is narrower. */
export const stage = style({
  containerType: 'size',
  flex: '1 0 auto',
  blockSize: '34rem',
  overflow: 'hidden',
  marginBlock: vars.space.tiny,
  '@media': { '(min-width: 56rem)': { flex: '1 1 0', minBlockSize: 0, blockSize: 'auto' } },
})

const around = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.small,
  flex: '1 0 auto',
  '@media': { '(min-width: 56rem)': { flex: '1 1 0', minBlockSize: 0 } },
})

/** Two screens are side by side. The live screen stays rendered below the copy, because it runs the path. */
export const screens = styleVariants({
  after: [around],
  before: [around],
  both: [around, { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' }],
})

const oneScreen = style({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: 0,
  minInlineSize: 0,
})
export const screen = styleVariants({
  visible: [oneScreen],
  covering: [oneScreen, { gridArea: '1 / 1', zIndex: 1 }],
  hidden: [oneScreen, { gridArea: '1 / 1', visibility: 'hidden' }],
})

export const frame = style({
  border: `1px solid ${vars.color.edge}`,
  borderRadius: vars.radius.large,
  background: vars.color.paper,
  maxInlineSize: 'none',
  transformOrigin: 'top left',
})

const sized = (width: number) => {
  // The scale as a number. Not every browser can divide a length by a length.
  const fits = `min(1, tan(atan2(100cqi, ${width}px)))`
  return { inlineSize: width, blockSize: `calc(100cqb / ${fits})`, transform: `scale(${fits})` }
}
export const frameOf = styleVariants({ 320: sized(320), 768: sized(768), 1280: sized(1280) })

export const transport = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: vars.space.hair,
  paddingBlock: vars.space.hair,
  background: vars.color.paper,
  '@media': {
    '(max-width: 55.99rem)': { position: 'sticky', insetBlockEnd: 0, zIndex: 1 },
  },
})

export const slider = style({ display: 'grid' })
