import type { Meta, StoryObj } from '@storybook/react-vite'
import { Page } from '../../ui/Layout/Page.tsx'
import { camera, chair } from '../story-fixtures.ts'
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
  parameters: { layout: 'fullscreen' },
  decorators: [(Story) => <Page>{Story()}</Page>],
}
export default meta

type Story = StoryObj<typeof GalleryView>

const at = (shown: number, isEnlarged = false): Story => ({
  args: { gallery: { setId: null, shown, isEnlarged } },
})

export const OnPage = at(0)
export const ThirdOnPage = at(2)
export const Eight: Story = { args: { ...OnPage.args, pictures } }
export const One: Story = { args: { ...OnPage.args, pictures: pictures.slice(0, 1) } }
export const Enlarged = at(1, true)
export const OneEnlarged: Story = { args: { ...One.args, ...at(0, true).args } }
export const OnAPhone: Story = { ...ThirdOnPage, globals: { viewport: { value: 'phone' } } }
export const EnlargedOnAPhone: Story = { ...Enlarged, globals: { viewport: { value: 'phone' } } }
