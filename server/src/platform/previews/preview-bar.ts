import { isStaffScreen } from '@belvedere/domain/screens/account-screens'
import { localeOfPath } from '@belvedere/domain/screens/locale'
import { m } from '../../paraglide/messages.js'

/** Out of the preview: the server takes its cookie back. */
const LEAVE = '/preview'

/**
 * Says over every screen of a visitor that it is a preview, until when, and leads out of it (PUB-01). It comes ready within a
 * page of a preview, so buyers load nothing of it (decision 120). Studio and desk show no preview: they have no bar.
 */
export function previewBar(path: string, until: Date): string {
  if (isStaffScreen(path)) return ''
  const locale = localeOfPath(path)
  const day = new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, {
    dateStyle: 'medium',
    timeZone: 'UTC',
  })
  const name = m.studio_preview_bar({}, { locale })
  return [
    `<aside data-preview-bar aria-label="${name}"><link rel="stylesheet" href="/preview-bar.css">`,
    `<b>${name}</b> <span>${m.studio_preview_bar_says({}, { locale })}</span>`,
    `<span>${m.studio_preview_bar_until({ until: day.format(until) }, { locale })}</span>`,
    `<a href="${LEAVE}">${m.studio_preview_leave({}, { locale })}</a></aside>`,
  ].join('')
}
