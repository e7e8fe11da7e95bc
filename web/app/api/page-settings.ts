import { createContext } from 'react-router'

/** What the server's configuration says to pages: public, the same for everyone. */
export interface PageSettings {
  readonly map: { readonly styleUrl?: string | undefined; readonly pmtilesUrl?: string | undefined }
}

export const pageSettingsContext = createContext<PageSettings>({ map: {} })
