import '../app/ui/fonts.css'
import '../app/ui/tokens.css'
import '../app/ui/layers.css'
import '../app/ui/base.css'
import accessibility from '@storybook/addon-a11y'
import { definePreview } from '@storybook/react-vite'
import { inLanguage } from './in-language.tsx'
import { onPaper } from './on-paper.ts'

export default definePreview({
  addons: [accessibility()],
  globalTypes: {
    language: {
      description: 'Language',
      toolbar: { icon: 'globe', items: ['en', 'sr-Latn'], dynamicTitle: true },
    },
    paper: {
      description: 'Light or dark paper',
      toolbar: { icon: 'mirror', items: ['light', 'dark'], dynamicTitle: true },
    },
  },
  // As the browser speaks and shines, so that the tests choose both by the browser they open.
  initialGlobals: {
    language: navigator.language.startsWith('sr') ? 'sr-Latn' : 'en',
    paper: matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light',
  },
  parameters: {
    // All that axe knows by itself, and that what is pressed is large enough.
    a11y: { test: 'error', config: { rules: [{ id: 'target-size', enabled: true }] } },
    backgrounds: { disable: true },
    viewport: {
      options: {
        phone: { name: 'Phone', type: 'mobile', styles: { width: '390px', height: '844px' } },
        tablet: { name: 'Tablet', type: 'tablet', styles: { width: '768px', height: '1024px' } },
      },
    },
  },
  decorators: [onPaper, inLanguage],
})
