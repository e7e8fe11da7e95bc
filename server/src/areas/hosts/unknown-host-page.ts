import { createHash } from 'node:crypto'
import { LOCALES } from '@belvedere/domain/screens/locale'
import { m } from '../../paraglide/messages.js'

const STYLE = `
  :root { color-scheme: light dark; font: 17px/1.5 system-ui, sans-serif }
  body { margin: 0; min-height: 100vh; display: grid; place-content: center; gap: 40px; padding: 32px; box-sizing: border-box }
  main { display: grid; gap: 48px; max-width: 34rem }
  h1 { margin: 0 0 8px; font: 400 30px/1.2 Georgia, serif }
  p { margin: 0 0 12px }
  a { color: inherit }
`

const styleHash = createHash('sha256').update(STYLE).digest('base64')

export const UNKNOWN_HOST_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy': `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
}

/** For people whose address leads here although nothing of ours is there: in both languages, nobody knows theirs. */
export function unknownHostPage(publicUrl: string): string {
  const parts = LOCALES.map(
    (locale) => `<section lang="${locale}"><h1>${m.unknown_host_title({}, { locale })}</h1>
<p>${m.unknown_host_text({}, { locale })}</p>
<p><a href="${publicUrl}/">${m.unknown_host_link({}, { locale })}</a></p></section>`,
  )
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${m.unknown_host_title({}, { locale: 'en' })}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<style>${STYLE}</style></head><body><main>${parts.join('')}</main></body></html>`
}
