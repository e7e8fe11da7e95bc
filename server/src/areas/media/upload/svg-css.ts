/** Escapes could spell anything; at-rules load fonts and sheets; these functions load or run something. */
const REFUSED =
  /\\|@(?!media\b|supports\b)|(?:image|image-set|cross-fade|element|src|expression|attr)\s*\(|javascript:|behavior\s*:|-moz-binding/i

/** One that does not end goes to the end of the text, or each `/*` in it would be searched for an end anew. */
const COMMENT = /\/\*[\s\S]*?(\*\/|$)/g
const ADDRESS = /url\(([^()]*)\)/gi
const OWN_PART = /^(['"]?)#[\w.:-]+\1$/

/** Whether styles inside a drawing stay inside: they refer to nothing but the drawing's own parts. */
export function isHarmlessCss(css: string): boolean {
  const plain = css.replaceAll(COMMENT, (comment, end: string) => (end ? ' ' : comment))
  if (REFUSED.test(plain) || plain.includes('/*')) return false
  const inside = plain.replaceAll(ADDRESS, (whole, address: string) =>
    OWN_PART.test(address.trim()) ? '' : whole,
  )
  return !/url\s*\(/i.test(inside)
}
