const MOST_LETTERS = 120

/** What may be somebody's, wherever it stands in a message: a mail address, what is quoted, a long number. */
const SOMEBODYS = [
  /(?<![^\s<>"'(),:;=])[^\s<>"'(),:;=]+@[^\s<>"'(),:;]+/g,
  /(["'`])(?:(?!\1).)*\1/g,
  /(?<=^[^(]*)\(.*\)=\(.*\)/g,
  /\+?\d[\d /-]{5,}\d/g,
]

/** The first words of an error as they may be shown: the rest is in the log (OPS-01). */
export function saidOfError(message: string): string {
  const [first = ''] = message.trim().split('\n')
  const plain = SOMEBODYS.reduce((text, what) => text.replaceAll(what, '…'), first)
  return plain.length > MOST_LETTERS ? `${plain.slice(0, MOST_LETTERS).trimEnd()}…` : plain
}
