import type { Locale } from '@belvedere/domain/screens/locale'
import { layout } from './layout.ts'

/** What a mail is made of, from top to bottom. */
export type Block =
  | { heading: string }
  | { paragraph: string }
  | { facts: readonly (readonly [name: string, value: string])[] }
  | { button: string; href: string }

export type Email = {
  locale: Locale
  subject: string
  /** The line that a mailbox shows beside the subject. */
  preview: string
  blocks: readonly Block[]
  /** Why this mail came, at its foot. */
  footer: string
}

export async function render(email: Email): Promise<{ subject: string; html: string; text: string }> {
  const { before, heading, paragraph, facts, button, after } = await layout()
  const pieces = email.blocks.map((block) => {
    if ('heading' in block) return fill(heading, { text: escaped(block.heading) })
    if ('paragraph' in block) return fill(paragraph, { text: escaped(block.paragraph) })
    if ('facts' in block) return fill(facts, { rows: block.facts.map(row).join('') })
    return fill(button, { href: escaped(block.href), text: escaped(block.button) })
  })
  const { locale, subject, preview, footer } = email
  const around = { locale, subject: escaped(subject), preview: escaped(preview), footer: escaped(footer) }
  return {
    subject,
    html: [fill(before, around), ...pieces, fill(after, around)].join(''),
    text: [...email.blocks.map(asText), `-- \n${footer}`].join('\n\n'),
  }
}

const row = ([name, value]: readonly [string, string]) =>
  `<tr><th align="left" style="padding:4px 16px 4px 0;font-weight:normal">${escaped(name)}</th>` +
  `<td style="padding:4px 0">${escaped(value)}</td></tr>`

function asText(block: Block): string {
  if ('heading' in block) return block.heading
  if ('paragraph' in block) return block.paragraph
  if ('facts' in block) return block.facts.map(([name, value]) => `${name}: ${value}`).join('\n')
  return `${block.button}:\n${block.href}`
}

/** One pass, so that a value cannot bring a place of its own. */
const fill = (piece: string, values: Record<string, string>) =>
  piece.replaceAll(/%(\w+)%/g, (place, name: string) => values[name] ?? place)

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const escaped = (text: string) =>
  text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? '').replaceAll('\n', '<br />')
