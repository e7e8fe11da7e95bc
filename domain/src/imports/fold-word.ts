const CYRILLIC: Readonly<Record<string, string>> = {
  а: 'a', б: 'b', в: 'v', г: 'g', д: 'd', ђ: 'dj', е: 'e', ж: 'z', з: 'z', и: 'i', ј: 'j', к: 'k', л: 'l', љ: 'lj',
  м: 'm', н: 'n', њ: 'nj', о: 'o', п: 'p', р: 'r', с: 's', т: 't', ћ: 'c', у: 'u', ф: 'f', х: 'h', ц: 'c', ч: 'c',
  џ: 'dz', ш: 's',
} // biome-ignore format: a letter each
/** A list says the same few words thousands of times. */
const folded = new Map<string, string>()
const KEPT_MAX = 2_000

/** A word as it is compared: small letters without their marks, Cyrillic as Latin, `m²` as `m2`, one space between. */
export function foldWord(word: string): string {
  const known = folded.get(word)
  if (known !== undefined) return known
  if (folded.size >= KEPT_MAX) folded.clear()
  const made = fold(word)
  folded.set(word, made)
  return made
}

function fold(word: string): string {
  return [...word.normalize('NFKD').toLowerCase()]
    .map((letter) => CYRILLIC[letter] ?? letter)
    .join('')
    .replaceAll('đ', 'dj')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim()
}
