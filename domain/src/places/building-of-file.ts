import { foldWord } from '../imports/fold-word.ts'
import { nameOfFile } from '../uploads/name-of-file.ts'

/** How files of renders say from where a building is seen. */
const SIDES = new Set(
  'front back left right side river street courtyard yard garden park north south east west day night view cam camera napred nazad levo desno strana reka ulica dvoriste basta sever jug istok zapad dan noc pogled kamera'.split(
    ' ',
  ),
)

/** What a file's building is called: without the words that tell its pictures apart, so that they are views of one. */
export function buildingOfFile(fileName: string): string {
  const words = nameOfFile(fileName).split(' ')
  while (words.length > 1 && tellsApart(words.at(-1) ?? '')) words.pop()
  return words.join(' ')
}

function tellsApart(word: string): boolean {
  return SIDES.has(foldWord(word)) || /^0\d$/.test(word)
}
