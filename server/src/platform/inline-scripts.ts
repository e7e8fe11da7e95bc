import { createHash } from 'node:crypto'

const SCRIPT = /<script\b(?<attributes>[^>]*)>(?<text>[\s\S]*?)<\/script>/gi
const HAS_SOURCE = /\ssrc\s*=/i

/**
 * The hashes by which a Content-Security-Policy allows exactly these inline scripts. A nonce would do for a page that
 * is made for one visitor; ours are kept and sent to many.
 */
export function inlineScriptHashes(html: string): string[] {
  const hashes = new Set<string>()
  for (const { groups } of html.matchAll(SCRIPT)) {
    if (!groups || HAS_SOURCE.test(groups.attributes ?? '')) continue
    hashes.add(
      `'sha256-${createHash('sha256')
        .update(groups.text ?? '')
        .digest('base64')}'`,
    )
  }
  return [...hashes]
}
