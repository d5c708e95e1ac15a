import type { StorybookConfig } from '@storybook/react-vite'

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    './*.mdx',
    '../src/**/*.stories.tsx',
    '../tools/flow-lab/*.stories.tsx',
    '../tests/flows/*/*.stories.tsx',
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  staticDirs: [
    '../src/app/public',
    { from: '../node_modules/@fontsource-variable/familjen-grotesk/files', to: '/fonts' },
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Storybook's own guides.
  features: { sidebarOnboardingChecklist: false, menuOnboardingChecklist: false },
}

export default config
