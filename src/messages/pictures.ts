import { defineMessages } from './defineMessages.ts'

/** Messages of the pictures of a form. */
export const picturesMessages = defineMessages({
  en: {
    label: 'Pictures (optional)',
    help: (max: string) => `Up to ${max} pictures: JPEG, PNG, WebP or AVIF, up to 8 MB each.`,
    add: 'Add pictures',
    full: (max: string) => `You have added ${max} pictures, the most that you can add.`,
    place: (place: string) => `Picture ${place}`,
    uploading: 'Uploading the picture',
    uploaded: 'Uploaded',
    failed: "This picture isn't uploaded.",
    unfinished: 'Wait for the pictures, or remove them.',
    retry: 'Try again',
    remove: 'Remove',
    of: (act: string, place: string) => `${act}: picture ${place}`,
  },
  sv: {
    label: 'Bilder (valfritt)',
    help: (max) => `Högst ${max} bilder: JPEG, PNG, WebP eller AVIF, högst 8 MB var.`,
    add: 'Lägg till bilder',
    full: (max) => `Du har lagt till ${max} bilder, och fler går inte.`,
    place: (place) => `Bild ${place}`,
    uploading: 'Laddar upp bilden',
    uploaded: 'Uppladdad',
    failed: 'Bilden är inte uppladdad.',
    unfinished: 'Vänta på bilderna eller ta bort dem.',
    retry: 'Försök igen',
    remove: 'Ta bort',
    of: (act, place) => `${act}: bild ${place}`,
  },
})
