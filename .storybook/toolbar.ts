import type { Preview } from '@storybook/react-vite'

/** The toolbar options for every story; Storybook has its own viewport button. */
export const globalTypes = {
  theme: {
    description: 'Light, dark, in high contrast, or as the system',
    toolbar: {
      title: 'Theme',
      icon: 'contrast',
      items: [
        { value: 'system', title: 'As the system' },
        { value: 'light', title: 'Light' },
        { value: 'dark', title: 'Dark' },
        { value: 'contrast', title: 'High contrast' },
      ],
      dynamicTitle: true,
    },
  },
  language: {
    description: 'The language that is spoken',
    toolbar: {
      title: 'Language',
      icon: 'globe',
      items: [
        { value: 'en', title: 'English' },
        { value: 'sv', title: 'Svenska' },
        { value: 'pseudo', title: 'Pseudo, right to left' },
      ],
      dynamicTitle: true,
    },
  },
  direction: {
    description: 'The direction of the text',
    toolbar: {
      title: 'Text direction',
      icon: 'transfer',
      items: [
        { value: 'ltr', title: 'Left to right' },
        { value: 'rtl', title: 'Right to left' },
      ],
      dynamicTitle: true,
    },
  },
  motion: {
    description: 'Whether things move',
    toolbar: {
      title: 'Motion',
      icon: 'play',
      items: [
        { value: 'system', title: 'Motion as the system' },
        { value: 'reduced', title: 'Reduced motion' },
      ],
      dynamicTitle: true,
    },
  },
  role: {
    description: 'Who looks, in the frame and wherever a screen depends on it',
    toolbar: {
      title: 'Role',
      icon: 'user',
      items: [
        { value: 'own', title: "The story's own role" },
        { value: 'guest', title: 'Guest' },
        { value: 'buyer', title: 'Buyer' },
        { value: 'seller', title: 'Seller' },
        { value: 'admin', title: 'Admin' },
      ],
      dynamicTitle: true,
    },
  },
} satisfies Preview['globalTypes']

export const initialGlobals = {
  theme: 'system',
  language: 'en',
  direction: 'ltr',
  motion: 'system',
  role: 'own',
} satisfies Preview['initialGlobals']
