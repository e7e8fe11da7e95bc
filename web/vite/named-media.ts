import type { Plugin } from 'vite'
import { MEDIA } from '../app/ui/media.ts'

const WORDING: ReadonlyMap<string, string> = new Map(Object.entries(MEDIA))

/** Puts the widths of app/ui/media.ts where stylesheets name them: custom media, which browsers do not know yet. */
export function namedMedia(): Plugin {
  return {
    name: 'named-media',
    enforce: 'pre',
    transform: {
      filter: { id: /\/app\/.*\.css(\?|$)/ },
      handler(code, id) {
        const put = code.replaceAll(/@media [^{]+/g, (query) =>
          query.replaceAll(
            /\((--[\w-]+)\)/g,
            (_, name: string) => WORDING.get(name) ?? this.error(`${id}: no media is named ${name}`),
          ),
        )
        return { code: put, map: null }
      },
    },
  }
}
