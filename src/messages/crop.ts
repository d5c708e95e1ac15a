import { defineMessages } from './defineMessages.ts'

/** Messages of the dialog that crops a picture. */
export const cropMessages = defineMessages({
  en: {
    title: 'Crop picture',
    opening: 'Opening the picture',
    shape: 'Shape',
    shapes: { square: 'Square', landscape: 'Landscape', portrait: 'Portrait' },
    picture: 'Picture. Move it with the arrow keys.',
    zoom: 'Zoom',
    apply: 'Crop',
    cancel: 'Cancel',
  },
  sv: {
    title: 'Beskär bilden',
    opening: 'Öppnar bilden',
    shape: 'Format',
    shapes: { square: 'Kvadrat', landscape: 'Liggande', portrait: 'Stående' },
    picture: 'Bild. Flytta den med piltangenterna.',
    zoom: 'Zooma',
    apply: 'Beskär',
    cancel: 'Avbryt',
  },
})
