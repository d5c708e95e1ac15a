import type { Meta, StoryObj } from '@storybook/react-vite'
import { Grid } from '../Layout/Grid.tsx'
import { Cluster } from '../Layout/Cluster.tsx'
import { Icon, type IconName, iconPaths } from './Icon.tsx'

const meta: Meta<typeof Icon> = {
  title: 'UI/Icon',
  tags: ['autodocs'],
  component: Icon,
  args: { name: 'check' },
}
export default meta

const isIcon = (name: string): name is IconName => name in iconPaths

export const All: StoryObj<typeof Icon> = {
  render: () => (
    <Grid of="cards">
      {Object.keys(iconPaths)
        .filter(isIcon)
        .map((name) => (
          <Cluster gap="tiny" key={name}>
            <Icon name={name} />
            <Icon name={name} size="small" />
            {name}
          </Cluster>
        ))}
    </Grid>
  ),
}
