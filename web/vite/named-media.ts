import type { Plugin } from 'vite'
import { MEDIA } from '../app/ui/media.ts'
import { STUDIO_MEDIA } from '../app/ui/studio-media.ts'

const WORDING: ReadonlyMap<string, string> = new Map(Object.entries({ ...MEDIA, ...STUDIO_MEDIA }))

/** Puts the widths of app/ui/media.ts where stylesheets name them: custom media, which browsers do not know yet. */
export function namedMedia(): Plugin {
  return {
    name: 'named-media',
    enforce: 'pre',
    transform: {
      filter: { id: /\/app\/.*\.css(\?|$)/ },
      handler: (code, id) => ({ code: withMedia(code, id), map: null }),
    },
  }
}

export function withMedia(code: string, file: string): string {
  return code.replaceAll(/@media [^{]+/g, (query) =>
    query.replaceAll(/\((--[\w-]+)\)/g, (_, name: string) => {
      const wording = WORDING.get(name)
      if (!wording) throw new Error(`${file}: no media is named ${name}`)
      return wording
    }),
  )
}
