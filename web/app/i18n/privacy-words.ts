import type { Project } from '@belvedere/contract/entities/project'
import { type Locale, localisedPath } from '@belvedere/domain/screens/locale'
import { privacyPath } from '@belvedere/domain/screens/screen-paths'
import { m } from '../paraglide/messages.js'

/** What a form must know of a project that gets what is written in it. */
export type Keeper = Pick<Project, 'id' | 'name' | 'settings'>

/** The project's own privacy text or, where it has none, the page of the product. */
export function privacyAddress(project: Keeper | undefined, locale: Locale): string {
  return project?.settings.privacyUrl ?? localisedPath(privacyPath(project?.id), locale)
}

/** Who gets an enquiry, what for and how long: the longest of them, where it goes to several (PRV-01). */
export function enquiryPrivacy(projects: readonly Keeper[], locale: Locale) {
  const different = [...new Map(projects.map((project) => [project.id, project])).values()]
  const names = different.map(({ name }) => name)
  const words = m.privacy_enquiry({
    projects: new Intl.ListFormat(locale, { type: 'conjunction' }).format(names),
    count: Math.max(...different.map(({ settings }) => settings.retentionMonths)),
  })
  const only = different.length === 1 ? different[0] : undefined
  return { words, label: m.privacy(), href: privacyAddress(only, locale) }
}
