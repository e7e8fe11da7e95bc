import { type Locale, localisedPath } from '@belvedere/domain/screens/locale'
import type { Decorator } from '@storybook/react-vite'
import { MemoryRouter } from 'react-router'
import { overwriteGetLocale } from '../app/paraglide/runtime.js'

/** As in the product: words follow the language, and so does the address that links are made from. */
export const inLanguage: Decorator = (Story, { globals }) => {
  const language = globals.language as Locale
  overwriteGetLocale(() => language)
  document.documentElement.lang = language
  return (
    <MemoryRouter key={language} initialEntries={[localisedPath('/masterplan/2', language)]}>
      <Story />
    </MemoryRouter>
  )
}
