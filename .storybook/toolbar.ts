import type { Preview } from '@storybook/react-vite'

/** A toolbar menu; `options` gives the title of each value. */
const menu = (
  description: string,
  title: string,
  icon: 'contrast' | 'globe' | 'transfer' | 'play' | 'user',
  options: Readonly<Record<string, string>>,
) => ({
  description,
  toolbar: {
    title,
    icon,
    items: Object.entries(options).map(([value, name]) => ({ value, title: name })),
    dynamicTitle: true,
  },
})

/** The toolbar options for every story; Storybook has its own viewport button. */
export const globalTypes = {
  theme: menu('Light, dark, in high contrast, or as the system', 'Theme', 'contrast', {
    system: 'As the system',
    light: 'Light',
    dark: 'Dark',
    contrast: 'High contrast',
  }),
  language: menu('The language that is spoken', 'Language', 'globe', {
    en: 'English',
    sv: 'Svenska',
    pseudo: 'Pseudo, right to left',
  }),
  direction: menu('The direction of the text', 'Text direction', 'transfer', {
    ltr: 'Left to right',
    rtl: 'Right to left',
  }),
  motion: menu('Whether things move', 'Motion', 'play', {
    system: 'Motion as the system',
    reduced: 'Reduced motion',
  }),
  role: menu('Who looks, in the frame and wherever a screen depends on it', 'Role', 'user', {
    own: "The story's own role",
    guest: 'Guest',
    buyer: 'Buyer',
    seller: 'Seller',
    admin: 'Admin',
  }),
} satisfies Preview['globalTypes']

export const initialGlobals = {
  theme: 'system',
  language: 'en',
  direction: 'ltr',
  motion: 'system',
  role: 'own',
} satisfies Preview['initialGlobals']
