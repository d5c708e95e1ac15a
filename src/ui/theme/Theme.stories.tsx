import type { Meta, StoryObj } from '@storybook/react-vite'
import type { CSSProperties, ReactNode } from 'react'
import { Heading } from '../Heading/Heading.tsx'
import { Page } from '../Layout/Page.tsx'
import { Stack } from '../Layout/Stack.tsx'
import { ContractTable, Value } from './ContractTable.tsx'
import { contrastOf } from './contrast.ts'
import { controlPairs, type Pair, textPairs } from './pairs.ts'
import { type ColorName, light, palettes } from './palette.ts'
import { motion, radius, size, space, weight } from './scales.ts'
import { vars } from './theme.css.ts'
import { bar, control, letters, mover, sample, swatch } from './Theme.stories.css.ts'

const meta: Meta = { title: 'UI/Theme', parameters: { layout: 'fullscreen' } }
export default meta

type Story = StoryObj

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <Page>
    <Stack gap="section">
      <Heading level={1}>{title}</Heading>
      {children}
    </Stack>
  </Page>
)

const themes = Object.entries(palettes)
const themeNames = themes.map(([name]) => name)
const isColor = (name: string): name is ColorName => name in light

/** Every colour of every theme, independent of the page's theme. */
export const Colours: Story = {
  render: () => (
    <Part title="Colours">
      <ContractTable
        columns={themeNames}
        caption="Colours"
        rows={Object.keys(vars.color)
          .filter(isColor)
          .map((name) => ({
            name,
            cells: themes.map(([theme, palette]) => (
              <Stack gap="hair" key={theme}>
                <div className={swatch} style={{ background: palette[name] }} />
                <Value>{palette[name]}</Value>
              </Stack>
            )),
          }))}
      />
    </Part>
  ),
}

/** A row for a pair: the sample shows the foreground colour as text or as a control on the ground colour. */
const rowOf = ([front, ground]: Pair, drawn: (color: string) => ReactNode) => ({
  name: `${front} on ${ground}`,
  cells: themes.map(([theme, palette]) => (
    <Stack gap="hair" key={theme}>
      <div className={sample} style={{ background: palette[ground] }}>
        {drawn(palette[front])}
      </div>
      <Value>{`${contrastOf(palette[front], palette[ground]).toFixed(1)} : 1`}</Value>
    </Stack>
  )),
})

const asText = (color: string) => <span className={letters} style={{ color }} />
const asControl = (color: string) => <span className={control} style={{ background: color }} />

/** The WCAG contrast ratio of every colour pair in use. */
export const Contrast: Story = {
  tags: ['unpictured'],
  render: () => (
    <Part title="Contrast">
      <Stack>
        <Heading level={2}>Text: 4.5 : 1, in high contrast 7 : 1</Heading>
        <ContractTable
          columns={themeNames}
          caption="Text"
          rows={textPairs.map((pair) => rowOf(pair, asText))}
        />
      </Stack>
      <Stack>
        <Heading level={2}>Controls: 3 : 1, in high contrast 4.5 : 1</Heading>
        <ContractTable
          columns={themeNames}
          caption="Controls"
          rows={controlPairs.map((pair) => rowOf(pair, asControl))}
        />
      </Stack>
    </Part>
  ),
}

type Scale = Readonly<Record<string, string>>

/** One scale of the contract: the name, a sample and the value of each step. */
function scaleTable(caption: string, scale: Scale, looks: (value: string) => ReactNode) {
  const rows = Object.entries(scale).map(([name, value]) => ({
    name,
    cells: [looks(value), <Value key={name}>{value}</Value>],
  }))
  return <ContractTable columns={['Looks', 'Value']} caption={caption} rows={rows} />
}

const words = (style: CSSProperties) => (
  <span style={{ lineHeight: 1.1, ...style }}>Oak chair, $120</span>
)

export const Type: Story = {
  render: () => (
    <Part title="Type">
      {scaleTable('Sizes', size, (fontSize) => words({ fontSize }))}
      {scaleTable('Weights', weight, (fontWeight) => words({ fontWeight }))}
    </Part>
  ),
}

export const Space: Story = {
  render: () => (
    <Part title="Space">
      {scaleTable('Steps of space', space, (inlineSize) => (
        <div className={bar} style={{ inlineSize }} />
      ))}
      {scaleTable('Radii', radius, (borderRadius) => (
        <div className={swatch} style={{ borderRadius }} />
      ))}
    </Part>
  ),
}

/** Hover a row: the sample moves with that duration. */
export const Motion: Story = {
  render: () => (
    <Part title="Motion">
      {scaleTable('Durations', motion, (duration) => (
        <div
          className={mover}
          style={duration.endsWith('ms') ? { transitionDuration: duration } : {}}
        />
      ))}
    </Part>
  ),
}
