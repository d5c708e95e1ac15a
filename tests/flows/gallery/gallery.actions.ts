import type { GalleryContext } from '../../../machines/gallery.machine.ts'
import { galleryMessages } from '../../../src/messages/gallery.ts'
import { uiMessages } from '../../../src/messages/ui.ts'
import { galleryScript } from './gallery.script.ts'
import { button } from '../../screen/actions.ts'
import type { ScreenFlow } from '../../screen/screen.ts'

const { enlarge } = galleryMessages.en
const { close, next, previous } = uiMessages.en

/** Of two pictures, Next shows the other one. */
const showOther = [{ press: button(next) }]

/** The screen flow of the pictures of a product. */
export const galleryFlow: ScreenFlow<GalleryContext> = {
  name: 'gallery',
  rules: 'Gallery',
  script: {
    ...galleryScript,
    sends: galleryScript.sends
      // The page of a product has no message.
      .filter(({ name }) => name !== 'gallery.enlarge=message')
      .map((variant) => ({
        ...variant,
        // On the page of a phone, a swipe shows another picture. Enlarged, no button leads to the one that is shown.
        when: ({ name, context }: { name: string; context: GalleryContext }) =>
          !variant.name.startsWith('gallery.show') ||
          (name === 'enlarged' && variant.name !== `gallery.show=${context.shown}`),
      })),
  },
  hidesFacts: true,
  controls: [
    { sends: 'gallery.enlarge=0', at: button(enlarge('1', '2')) },
    { sends: 'gallery.enlarge=1', at: button(enlarge('2', '2')) },
    { sends: 'gallery.close', at: button(close) },
  ],
  actions: { 'gallery.show=0': showOther, 'gallery.show=1': showOther },
  assertions: {
    onPage: { shows: [], hides: [previous] },
    enlarged: { shows: [next, previous] },
    'enlarged by gallery.enlarge=0': { shows: ['1 / 2'] },
    'enlarged by gallery.show=0': { shows: ['1 / 2'], hides: ['2 / 2'] },
    'enlarged by gallery.enlarge=1': { shows: ['2 / 2'] },
    'enlarged by gallery.show=1': { shows: ['2 / 2'], hides: ['1 / 2'] },
  },
}
