import { fileURLToPath } from 'node:url'
import { defineMain } from '@storybook/react-vite/node'

export default defineMain({
  stories: ['../app/**/*.stories.tsx'],
  addons: ['@storybook/addon-a11y'],
  framework: {
    name: '@storybook/react-vite',
    options: {
      // The product's own configuration brings React Router, which wants routes and a server.
      builder: { viteConfigPath: fileURLToPath(new URL('vite.config.ts', import.meta.url)) },
    },
  },
  typescript: { reactDocgen: false },
  // The catalogue tells nobody that it runs.
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { sidebarOnboardingChecklist: false, changeDetection: false },
})
