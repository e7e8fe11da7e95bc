/** What people add to the name of a file for themselves: which try it is, how large, of which day. */
const OF_THE_FILE =
  /^(final\p{L}*\d*|konačn\p{L}*|konacn\p{L}*|render\p{L}*|copy|kopija|new|nov[aio]?|v\d+|ver\d+|[248]k|hd|uhd|\d{3,5}x\d{3,5}|20\d{6})$/iu

/** A first name for what a file shows: `riva-one_front.final.jpg` is "Riva one front". */
export function nameOfFile(fileName: string): string {
  const all = fileName
    .replace(/\.[a-z0-9]{1,5}$/i, '')
    .split(/[\s_.–-]+/)
    .filter((word) => word !== '')
  const own = all.filter((word) => !OF_THE_FILE.test(word))
  const words = (own.some((word) => /\p{L}/u.test(word)) ? own : all).join(' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
