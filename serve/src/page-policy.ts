import { inlineScriptHashes } from '@belvedere/server/platform/http/inline-scripts'

/** What every page carries besides its policy. */
export const PAGE_HEADERS = {
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy':
    'accelerometer=(), camera=(), geolocation=(self), gyroscope=(), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
}

/**
 * React writes `style` attributes; tiles and plans are drawn from blobs. Nothing comes from another host, unless the
 * configuration names one for the map.
 */
const policyFor = (mapHosts: readonly string[]) =>
  [
    "default-src 'self'",
    // The one rule that OpenSeadragon writes into a <style> of its own, and no other.
    "style-src 'self' 'sha256-9xTiqzfwFaL2SGb1rmr8gysEwVVjIvqWAgmZgqFqpEE='",
    "style-src-attr 'unsafe-inline'",
    ["img-src 'self' data: blob:", ...mapHosts].join(' '),
    "font-src 'self'",
    ["connect-src 'self'", ...mapHosts].join(' '),
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join('; ')

/**
 * React Router puts a page's data into inline scripts: exactly those of this page may run. The renderer marks them with
 * a word that is drawn anew for each page, so a script that came in with content has none.
 */
export function pagePolicy(
  mapHosts: readonly string[],
): (html: string, mark: string, embedders?: readonly string[]) => string {
  const policy = policyFor(mapHosts)
  return (html, mark, embedders = []) => {
    // The studio shows a project in its new look within its own page, and other sites do that a project names (SET-01).
    const ancestors = ["frame-ancestors 'self'", ...embedders].join(' ')
    return `${policy}; ${ancestors}; script-src 'self' ${inlineScriptHashes(html, mark).join(' ')}`.trimEnd()
  }
}

/** The mark has done its work: pages are the same for everyone. */
export const withoutMark = (html: string, mark: string) => html.replaceAll(` nonce="${mark}"`, '')
