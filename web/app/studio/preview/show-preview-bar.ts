import { localeOfPath } from '@belvedere/domain/screens/locale'
import { m } from '../../paraglide/messages.js'
import { dateLocale } from '../ui/date-locale.ts'
import styles from './studio-preview-bar.module.css'

/** Out of the preview: the server takes its cookie back. */
const LEAVE = '/preview'

/** Says over every screen that it is a preview, until when, and leads out of it (PUB-01). Buyers never load it. */
export function showPreviewBar(until: Date): void {
  const moment = new Intl.DateTimeFormat(dateLocale(localeOfPath(window.location.pathname)), {
    dateStyle: 'medium',
    timeStyle: 'short',
  })
  const bar = document.createElement('aside')
  bar.className = styles.bar ?? ''
  bar.setAttribute('aria-label', m.studio_preview_bar())
  const leave = document.createElement('a')
  leave.href = LEAVE
  leave.textContent = m.studio_preview_leave()
  bar.append(
    part('b', m.studio_preview_bar()),
    part('span', m.studio_preview_bar_says()),
    part('span', m.studio_preview_bar_until({ until: moment.format(until) })),
    leave,
  )
  document.body.append(bar)
}

function part(tag: 'b' | 'span', words: string): HTMLElement {
  const element = document.createElement(tag)
  element.textContent = words
  return element
}
