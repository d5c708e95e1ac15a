import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../Button/Button.tsx'
import { Text } from '../Text/Text.tsx'
import { Cluster } from './Cluster.tsx'
import { Grid } from './Grid.tsx'
import { Page } from './Page.tsx'
import { PageHeader } from './PageHeader.tsx'
import { Stack } from './Stack.tsx'

const meta: Meta<typeof Page> = {
  title: 'UI/Layout',
  tags: ['autodocs'],
  component: Page,
  subcomponents: { PageHeader, Stack, Cluster, Grid },
  parameters: { layout: 'fullscreen' },
}
export default meta

type Story = StoryObj<typeof Page>

export const AScreen: Story = {
  render: () => (
    <Page>
      <PageHeader
        actions={<Button icon="plus">Add a product</Button>}
        lead="Your listings and ads."
        title="My Products"
      />
      <Grid of="halves">
        <Stack as="section" gap="small" label="First half">
          <Text>Things below each other, a step of space apart.</Text>
          <Text tone="quiet">On a desktop two halves stand side by side.</Text>
        </Stack>
        <Cluster gap="tiny">
          <Button size="small">One</Button>
          <Button size="small">after</Button>
          <Button size="small">the</Button>
          <Button size="small">other</Button>
        </Cluster>
      </Grid>
    </Page>
  ),
}

export const AForm: Story = {
  render: () => (
    <Page width="form">
      <PageHeader lead="Free, and takes a minute." title="Register" />
      <Text>Forms keep to a narrow column.</Text>
    </Page>
  ),
}
