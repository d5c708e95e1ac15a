import type { Meta, StoryObj } from '@storybook/react-vite'
import type { StateValueFrom } from 'xstate'
import { galleryMachine } from '../../../machines/gallery.machine.ts'
import { Page } from '../../ui/Layout/Page.tsx'
import { camera, chair, snapshotArg } from '../story-fixtures.ts'
import { GalleryView } from './GalleryView.tsx'

const pictures = Array.from({ length: 8 }, (_, index) => ({
  image: index % 2 === 0 ? camera.image : chair.image,
}))

const meta: Meta<typeof GalleryView> = {
  title: 'Screens/Product/Gallery',
  component: GalleryView,
  args: {
    productName: camera.productName,
    pictures: pictures.slice(0, 5),
    sendGallery: () => undefined,
  },
  argTypes: { gallery: snapshotArg },
  parameters: { layout: 'fullscreen', machine: 'gallery' },
  decorators: [(Story) => <Page>{Story()}</Page>],
}
export default meta

type Story = StoryObj<typeof GalleryView>

const at = (value: StateValueFrom<typeof galleryMachine>, shown: number): Story => ({
  args: { gallery: galleryMachine.resolveState({ value, context: { setId: null, shown } }) },
})

export const OnPage = at('onPage', 0)
export const ThirdOnPage = at('onPage', 2)
export const Eight: Story = { args: { ...OnPage.args, pictures } }
export const One: Story = { args: { ...OnPage.args, pictures: pictures.slice(0, 1) } }
export const Enlarged = at('enlarged', 1)
export const OneEnlarged: Story = { args: { ...One.args, ...at('enlarged', 0).args } }
export const OnAPhone: Story = { ...ThirdOnPage, globals: { viewport: { value: 'phone' } } }
export const EnlargedOnAPhone: Story = { ...Enlarged, globals: { viewport: { value: 'phone' } } }
