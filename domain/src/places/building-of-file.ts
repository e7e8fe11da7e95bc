import { foldWord } from '../imports/fold-word.ts'
import { nameOfFile } from '../uploads/name-of-file.ts'

/** How files of renders say from where a building is seen. */
const SIDES = new Set(
  'front back left right side river street courtyard yard garden park north south east west day night view cam camera napred nazad levo desno strana reka ulica dvoriste basta sever jug istok zapad dan noc pogled kamera'.split(
    ' ',
  ),
)

/** What a file's building is called: without the words that tell its pictures apart, so that they are views of one. */
export const buildingOfFile = (fileName: string): string => parted(fileName).building

/** From where it is seen: `riva-one-river-side.jpg` is "River side"; all of the name, where no word says so. */
export function viewOfFile(fileName: string): string {
  const { side } = parted(fileName)
  return /\p{L}/u.test(side) ? side.charAt(0).toUpperCase() + side.slice(1) : nameOfFile(fileName)
}

function parted(fileName: string): { building: string; side: string } {
  const words = nameOfFile(fileName).split(' ')
  let kept = words.length
  while (kept > 1 && tellsApart(words[kept - 1] ?? '')) kept -= 1
  return { building: words.slice(0, kept).join(' '), side: words.slice(kept).join(' ') }
}

function tellsApart(word: string): boolean {
  return SIDES.has(foldWord(word)) || /^0\d$/.test(word)
}
