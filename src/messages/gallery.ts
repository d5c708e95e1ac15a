import { defineMessages } from './defineMessages.ts'

/** Messages of the pictures of a page. */
export const galleryMessages = defineMessages({
  en: {
    pictures: (product: string) => `Pictures of ${product}`,
    all: 'All pictures',
    picture: (place: string, count: string) => `Picture ${place} of ${count}`,
    show: (place: string, count: string) => `Show picture ${place} of ${count}`,
    enlarge: (place: string, count: string) => `Enlarge picture ${place} of ${count}`,
    enlargeOnly: 'Enlarge picture',
    enlargeOf: (picture: string) => `Enlarge: ${picture}`,
  },
  sv: {
    pictures: (product) => `Bilder på ${product}`,
    all: 'Alla bilder',
    picture: (place, count) => `Bild ${place} av ${count}`,
    show: (place, count) => `Visa bild ${place} av ${count}`,
    enlarge: (place, count) => `Förstora bild ${place} av ${count}`,
    enlargeOnly: 'Förstora bilden',
    enlargeOf: (picture) => `Förstora: ${picture}`,
  },
})
