/** What must be quoted in a cell: spreadsheets part cells by tabs and rows by line ends. */
const SPECIAL = /[\t\n\r"]/

/** Cells as a spreadsheet program takes them from the clipboard. */
export const writeTsv = (rows: readonly (readonly string[])[]): string =>
  rows
    .map((cells) =>
      cells.map((cell) => (SPECIAL.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join('\t'),
    )
    .join('\r\n')

/** Cells as a spreadsheet program puts them on the clipboard. A quote counts only where a cell begins. */
export function readTsv(text: string): string[][] {
  const rows: string[][] = [[]]
  const add = (cell: string) => rows.at(-1)?.push(cell)
  let at = 0
  for (;;) {
    const quoted = text[at] === '"' ? readQuoted(text, at + 1) : undefined
    const { cell, next } = quoted ?? readPlain(text, at)
    add(cell)
    if (next >= text.length) return rows
    at = next + (text.startsWith('\r\n', next) ? 2 : 1)
    if (text[next] === '\t') continue
    // A line end behind the last row begins none.
    if (at >= text.length) return rows
    rows.push([])
  }
}

function readPlain(text: string, from: number): { cell: string; next: number } {
  const ends = /[\t\r\n]/g
  ends.lastIndex = from
  const next = ends.exec(text)?.index ?? text.length
  return { cell: text.slice(from, next), next }
}

/** Undefined where the quote never ends, or something follows it: then it was a letter like others. */
function readQuoted(text: string, from: number): { cell: string; next: number } | undefined {
  const match = /((?:[^"]|"")*)"(?=[\t\r\n]|$)/y
  match.lastIndex = from
  const found = match.exec(text)
  return found ? { cell: (found[1] ?? '').replaceAll('""', '"'), next: match.lastIndex } : undefined
}
