const NAME = '[a-z0-9]([a-z0-9-]*[a-z0-9])?'
const ORIGIN = new RegExp(`^https://${NAME}(\\.${NAME})*(:[1-9]\\d{0,4})?$`)

const PORT_MAX = 65_535

/** Another site that may show the project within its own pages: `https://www.developer.example`, all of it or nothing. */
export const isEmbedOrigin = (text: string): boolean =>
  text.length <= 255 && ORIGIN.test(text) && Number(/:(\d+)$/.exec(text)?.[1] ?? 0) <= PORT_MAX

/** As people write addresses of sites, with a path or in capitals; undefined for what is none. */
export function embedOriginIn(text: string): string | undefined {
  const origin = /^https:\/\/[^/?#]*/i.exec(text)?.[0].toLowerCase() ?? ''
  return isEmbedOrigin(origin) ? origin : undefined
}
