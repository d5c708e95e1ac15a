import type { Meta, StoryObj } from '@storybook/react-vite'
import { createCollectionMachine } from '../../machines/collection.machine.ts'
import type { Category } from '../domain/category.ts'
import type { Viewer } from '../domain/user.ts'
import { statesOf } from '../screens/collection/collection-story-fixtures.ts'
import { DashboardView } from '../screens/dashboard/DashboardView.tsx'
import { PageActorsProvider } from '../screens/page-actors.ts'
import { viewers } from '../screens/story-fixtures.ts'
import { SkipLink } from '../ui/SkipLink/SkipLink.tsx'
import { main, page } from './App.css.ts'
import { DashboardFrame } from './DashboardFrame.tsx'
import { Footer } from './Footer.tsx'
import { pageActorsIn } from './frame-story-fixture.ts'
import { Navigation } from './Navigation.tsx'
import { TabBar } from './TabBar.tsx'

const machine = createCollectionMachine<Category>('categories', ({ _id }) => _id)

type FrameProps = { viewer: Viewer; categoryNames: readonly string[] }

/** The frame of every screen: login or logout, the menu of the role, the footer with the theme switch. */
function Frame({ viewer, categoryNames }: FrameProps) {
  const named = categoryNames.map((categoryName) => ({ _id: categoryName, categoryName }))
  const { browsing: categories } = statesOf(machine, named)
  return (
    <PageActorsProvider value={pageActorsIn({ viewer })}>
      <div className={page}>
        <SkipLink />
        <Navigation categories={categories} destination={{ screen: 'dashboard' }} />
        <main className={main} id="main" tabIndex={-1}>
          <DashboardFrame current="dashboard">
            <DashboardView viewer={viewer} />
          </DashboardFrame>
        </main>
        <Footer />
        <TabBar path="/dashboard" screen="dashboard" />
      </div>
    </PageActorsProvider>
  )
}

const meta: Meta<typeof Frame> = {
  title: 'App/Frame',
  component: Frame,
  args: { categoryNames: ['Cameras', 'Bicycles'] },
  argTypes: { viewer: { control: false } },
  parameters: { layout: 'fullscreen' },
}
export default meta

type Story = StoryObj<typeof Frame>

export const Guest: Story = { args: { viewer: viewers.guest } }
export const SigningIn: Story = { args: { viewer: viewers.unidentified } }
export const Buyer: Story = { args: { viewer: viewers.buyer } }
export const Seller: Story = { args: { viewer: viewers.seller } }
export const Admin: Story = { args: { viewer: viewers.admin } }
