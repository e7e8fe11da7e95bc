import { createHash } from 'node:crypto'

const SCRIPT = /<script\b(?<attributes>[^>]*)>(?<text>[\s\S]*?)<\/script>/gi
const HAS_SOURCE = /\ssrc\s*=/i
/** A block of data runs nothing, so there is nothing to allow. */
const IS_DATA = /\stype\s*=\s*"application\/ld\+json"/i

/**
 * The hashes by which a Content-Security-Policy allows exactly these inline scripts. A nonce would do for a page that
 * is made for one visitor; ours are kept and sent to many. Of a page with content in it only those count that carry the
 * mark of its renderer.
 */
export function inlineScriptHashes(html: string, mark?: string): string[] {
  const hashes = new Set<string>()
  for (const { groups } of html.matchAll(SCRIPT)) {
    const attributes = groups?.attributes ?? ''
    if (!groups || HAS_SOURCE.test(attributes) || IS_DATA.test(attributes)) continue
    if (mark !== undefined && !attributes.includes(` nonce="${mark}"`)) continue
    hashes.add(
      `'sha256-${createHash('sha256')
        .update(groups.text ?? '')
        .digest('base64')}'`,
    )
  }
  return [...hashes]
}
