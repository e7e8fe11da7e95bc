export interface TextBlock {
  readonly kind: 'heading' | 'paragraph'
  readonly text: string
}

export interface TextPage {
  /** From a first line that begins with `# `. */
  readonly title: string | undefined
  readonly blocks: readonly TextBlock[]
}

/** Reads a project's text: paragraphs parted by empty lines, `# ` before its title and `## ` before a heading. */
export function readTextPage(content: string): TextPage {
  const parts = content
    .replaceAll('\r\n', '\n')
    .split(/\n(?:[ \t]*\n)+|\n(?=##? )|(?<=^##? .*)\n/m)
    .map((part) => part.trim())
    .filter(Boolean)
  const title = parts[0]?.startsWith('# ') ? parts[0].slice(2).trim() : undefined
  const blocks = parts.slice(title === undefined ? 0 : 1).map((part): TextBlock => {
    const heading = /^##? (.*)$/.exec(part)?.[1]
    return heading === undefined
      ? { kind: 'paragraph', text: part }
      : { kind: 'heading', text: heading.trim() }
  })
  return { title, blocks }
}
