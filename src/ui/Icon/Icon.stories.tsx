import type { Meta, StoryObj } from '@storybook/react-vite'
import { Grid } from '../Layout/Grid.tsx'
import { Cluster } from '../Layout/Cluster.tsx'
import { Icon, type IconName } from './Icon.tsx'

const meta: Meta<typeof Icon> = {
  title: 'UI/Icon',
  tags: ['autodocs'],
  component: Icon,
  args: { name: 'seal' },
}
export default meta

type Story = StoryObj<typeof Icon>

const names: IconName[] = [
  'arrow',
  'bin',
  'chevron',
  'check',
  'clock',
  'contrast',
  'cross',
  'flag',
  'info',
  'menu',
  'moon',
  'plus',
  'screen',
  'seal',
  'sun',
  'warning',
]

export const All: Story = {
  render: () => (
    <Grid of="cards">
      {names.map((name) => (
        <Cluster gap="tiny" key={name}>
          <Icon name={name} />
          <Icon name={name} size="small" />
          {name}
        </Cluster>
      ))}
    </Grid>
  ),
}
