export const SEPARATORS = { comma: ',', semicolon: ';', tab: '\t' } as const

export type Separator = keyof typeof SEPARATORS

/**
 * What stands between columns, by the row with their names: data has commas of its own. Of the first rows the one with
 * most of them counts, since a title may stand above.
 */
export function guessSeparator(text: string): Separator {
  const lines = text.split(/\r\n|\r|\n/, 20)
  const most = (separator: Separator) =>
    Math.max(...lines.map((line) => unquoted(line).split(SEPARATORS[separator]).length - 1))
  // A comma comes last: `1.250,50` has one in every cell.
  const names: readonly Separator[] = ['tab', 'semicolon', 'comma']
  return names.find((name) => most(name) > 0) ?? 'comma'
}

const unquoted = (line: string) => line.replaceAll(/"[^"]*"/g, '')
