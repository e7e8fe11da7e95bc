import type { Project } from '@belvedere/contract/entities/project'
import { m } from '../../paraglide/messages.js'
import type { Texts } from './load-texts.ts'

/** What the product itself says of what people write, of this project or of any (PRV-01). */
export function privacyTexts(project: Project | undefined): Texts {
  const sent = project
    ? m.privacy_sent_to({ project: project.name, count: project.settings.retentionMonths })
    : m.privacy_sent()
  const sections: [string, string][] = [
    [m.privacy_sent_heading(), sent],
    [m.privacy_account_heading(), m.privacy_account_text()],
    [m.privacy_counts_heading(), m.privacy_counts_text()],
    [m.privacy_rights_heading(), m.privacy_rights_text()],
  ]
  const blocks = sections.flatMap(([heading, text]) => [
    { kind: 'heading' as const, text: heading },
    { kind: 'paragraph' as const, text },
  ])
  return { pages: [{ id: 0, title: m.privacy(), blocks }], single: true, slogan: undefined, notes: [] }
}
