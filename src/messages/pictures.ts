import { defineMessages } from './define-messages.ts'

/** Messages of the pictures of a form. */
export const picturesMessages = defineMessages({
  en: {
    label: 'Pictures (optional)',
    help: (max: string) => `Up to ${max} pictures: JPEG, PNG, WebP or AVIF.`,
    add: 'Add pictures',
    full: (max: string) => `You have added ${max} pictures, the most that you can add.`,
    surplus: (max: string, left: string) =>
      `There is room for ${max} pictures. ${left === '1' ? '1 picture was' : `${left} pictures were`} left out.`,
    place: (place: string) => `Picture ${place}`,
    uploading: 'Uploading the picture',
    uploaded: 'Uploaded',
    failed: "This picture isn't uploaded.",
    unfinished: 'Wait for the pictures, or remove them.',
    retry: 'Try again',
    remove: 'Remove',
    cover: 'Cover',
    crop: 'Crop',
    earlier: 'Move earlier',
    later: 'Move later',
    isFirst: 'This is the first picture.',
    isLast: 'This is the last picture.',
    movedTo: (place: string, count: string) => `Moved to place ${place} of ${count}.`,
    of: (act: string, place: string) => `${act}: picture ${place}`,
  },
  sv: {
    label: 'Bilder (valfritt)',
    help: (max) => `Högst ${max} bilder: JPEG, PNG, WebP eller AVIF.`,
    add: 'Lägg till bilder',
    full: (max) => `Du har lagt till ${max} bilder, och fler går inte.`,
    surplus: (max, left) =>
      `Det får plats ${max} bilder. ${left === '1' ? '1 bild kom' : `${left} bilder kom`} inte med.`,
    place: (place) => `Bild ${place}`,
    uploading: 'Laddar upp bilden',
    uploaded: 'Uppladdad',
    failed: 'Bilden är inte uppladdad.',
    unfinished: 'Vänta på bilderna eller ta bort dem.',
    retry: 'Försök igen',
    remove: 'Ta bort',
    cover: 'Omslag',
    crop: 'Beskär',
    earlier: 'Flytta fram',
    later: 'Flytta bak',
    isFirst: 'Det här är den första bilden.',
    isLast: 'Det här är den sista bilden.',
    movedTo: (place, count) => `Flyttad till plats ${place} av ${count}.`,
    of: (act, place) => `${act}: bild ${place}`,
  },
})

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
