import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { Heading } from '../Heading/Heading.tsx'
import { Page } from '../Layout/Page.tsx'
import { Stack } from '../Layout/Stack.tsx'
import { Text } from '../Text/Text.tsx'
import { dark, light } from './palette.ts'
import { motion, radius, size, space, weight } from './scales.ts'
import { vars } from './theme.css.ts'
import { bar, cell, head, swatch, table } from './Theme.stories.css.ts'

const meta: Meta = { title: 'UI/Theme', parameters: { layout: 'fullscreen' } }
export default meta

type Story = StoryObj

type Contract = Record<string, string>

/** Rows of the theme contract: what a token looks like, its name, and its values (light above dark). */
const Rows = ({
  contract,
  values,
  sample,
}: {
  contract: Contract
  values: readonly Contract[]
  sample: (value: string) => ReactNode
}) => (
  <table className={table}>
    <thead>
      <tr>
        {['Looks', 'Name', 'Value'].map((title) => (
          <th className={head} key={title} scope="col">
            {title}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {Object.entries(contract).map(([name, variable]) => (
        <tr key={name}>
          <td className={cell}>{sample(variable)}</td>
          <th className={cell} scope="row">
            {name}
          </th>
          <td className={cell}>
            <Text as="div" figures lines size="fine" tone="quiet">
              {values.map((value) => value[name]).join('\n')}
            </Text>
          </td>
        </tr>
      ))}
    </tbody>
  </table>
)

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <Page width="text">
    <Stack gap="large">
      <Heading level={1}>{title}</Heading>
      {children}
    </Stack>
  </Page>
)

export const Colours: Story = {
  render: () => (
    <Part title="Colours">
      <Rows
        contract={vars.color}
        sample={(background) => <div className={swatch} style={{ background }} />}
        values={[light, dark]}
      />
    </Part>
  ),
}

export const Type: Story = {
  render: () => (
    <Part title="Type">
      <Rows
        contract={vars.size}
        sample={(fontSize) => <span style={{ fontSize, lineHeight: 1.1 }}>$120</span>}
        values={[size]}
      />
      <Rows
        contract={vars.weight}
        sample={(fontWeight) => <span style={{ fontWeight }}>Second-hand</span>}
        values={[weight]}
      />
    </Part>
  ),
}

export const Space: Story = {
  render: () => (
    <Part title="Space">
      <Rows
        contract={vars.space}
        sample={(inlineSize) => <div className={bar} style={{ inlineSize }} />}
        values={[space]}
      />
      <Rows
        contract={vars.radius}
        sample={(borderRadius) => <div className={swatch} style={{ borderRadius }} />}
        values={[radius]}
      />
      <Rows contract={vars.motion} sample={() => ''} values={[motion]} />
    </Part>
  ),
}
