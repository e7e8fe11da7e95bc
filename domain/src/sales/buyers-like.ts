/** "Search by name from 2 letters." */
export const LETTERS_LEAST = 2
const AT_MOST = 6

const MARKS = /\p{M}/gu

/** "Jovanović" is found by "jovanovic", "Đorđe" by "djordje". */
const folded = (text: string) =>
  text.toLocaleLowerCase('sr-Latn').replaceAll('đ', 'dj').normalize('NFD').replaceAll(MARKS, '')

/** The names, each once, that hold what was typed; those that begin with it first. */
export function buyersLike(names: readonly string[], typed: string): string[] {
  const sought = folded(typed.trim())
  if (sought.length < LETTERS_LEAST) return []
  const known = new Map(names.filter(Boolean).map((name) => [folded(name), name]))
  return [...known]
    .filter(([name]) => name.includes(sought))
    .toSorted(([one], [other]) => one.indexOf(sought) - other.indexOf(sought) || one.localeCompare(other))
    .slice(0, AT_MOST)
    .map(([, name]) => name)
}
