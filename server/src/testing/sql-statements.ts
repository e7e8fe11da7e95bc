/** What stands between two semicolons may hold others: in strings, names, bodies of functions, comments. */
const TOKEN = /--[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^']|'')*'|\$(\w*)\$[\s\S]*?\$\1\$|"[^"]*"|;|[^-/'$";]+|[\s\S]/g

export type Statement = {
  /** In lower case and on one line, without comments; strings and bodies of functions are empty. */
  words: string
  /** Those within it and right before it. */
  comments: string[]
}

/** A file of plain SQL, statement by statement. */
export function sqlStatements(file: string): Statement[] {
  const statements: Statement[] = []
  let [words, comments]: [string, string[]] = ['', []]
  for (const [token] of `${file};`.matchAll(TOKEN)) {
    if (token === ';') {
      if (words.trim() !== '') statements.push({ words: onOneLine(words), comments })
      ;[words, comments] = ['', []]
    } else if (token.startsWith('--') || token.startsWith('/*')) {
      comments.push(token.replace(/^--\s*/, ''))
      words += ' '
    } else words += /^['$]./s.test(token) ? "''" : token.toLowerCase()
  }
  return statements
}

const onOneLine = (words: string) => words.replaceAll(/\s+/g, ' ').trim()

/** Of `alter table`, which does several things at once: what stands between commas that are in no brackets. */
export function atCommas(list: string): string[] {
  const parts = ['']
  let depth = 0
  for (const letter of list) {
    if (letter === '(') depth += 1
    if (letter === ')') depth -= 1
    if (letter === ',' && depth === 0) parts.push('')
    else parts[parts.length - 1] += letter
  }
  return parts.map((part) => part.trim())
}
