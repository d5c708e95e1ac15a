import { defineMessages } from './define-messages.ts'

/** Messages of the wishlist's own screen. */
export const wishlistMessages = defineMessages({
  en: {
    loading: 'Loading your wishlist',
    items: 'Saved items',
    empty: 'Nothing saved yet. Press the heart on an item to find it here again.',
    browse: 'Browse categories',
    sold: 'Sold',
    gone: 'No longer for sale',
    dropped: (from: string, to: string) => `Price dropped from ${from} to ${to}`,
    raised: (from: string, to: string) => `Price raised from ${from} to ${to}`,
    saved: (day: string) => `Saved on ${day}`,
    remove: 'Remove',
    removeOf: (product: string) => `Remove ${product}`,
    removed: (product: string) => `Removed ${product}.`,
    undo: 'Undo',
    undoOf: (product: string) => `Undo: keep ${product}`,
    guest: 'This list is in this browser only.',
    logIn: 'Log in to keep it on all your devices',
  },
  sv: {
    loading: 'Hämtar din önskelista',
    items: 'Sparade varor',
    empty: 'Inget sparat än. Tryck på hjärtat på en vara, så hittar du den här igen.',
    browse: 'Bläddra bland kategorierna',
    sold: 'Såld',
    gone: 'Säljs inte längre',
    dropped: (from, to) => `Priset har sänkts från ${from} till ${to}`,
    raised: (from, to) => `Priset har höjts från ${from} till ${to}`,
    saved: (day) => `Sparad den ${day}`,
    remove: 'Ta bort',
    removeOf: (product) => `Ta bort ${product}`,
    removed: (product) => `${product} är borttagen.`,
    undo: 'Ångra',
    undoOf: (product) => `Ångra: behåll ${product}`,
    guest: 'Listan finns bara i den här webbläsaren.',
    logIn: 'Logga in för att ha den på alla dina enheter',
  },
})

/** The message of the heart, which the home page has too. */
export const savingMessages = defineMessages({
  en: { save: (product: string) => `Save ${product}` },
  sv: { save: (product) => `Spara ${product}` },
})
