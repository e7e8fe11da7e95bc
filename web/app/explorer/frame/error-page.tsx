import type { Project } from '@belvedere/contract/entities/project'
import { isRouteErrorResponse } from 'react-router'
import { statusWord } from '../../i18n/status-words.ts'
import { useLocale, useLocalised } from '../../i18n/use-locale.ts'
import { m } from '../../paraglide/messages.js'
import { useOffline } from '../../state/use-offline.ts'
import { PageHead } from '../../ui/page-head.tsx'
import { StatusGlyph } from '../../ui/status-glyph.tsx'
import styles from './error-page.module.css'
import { Logo } from './logo.tsx'
import { OfflinePage } from './offline-page.tsx'
import { TitlePicture } from './title-picture.tsx'

const UNKNOWN_STATUS = 500

interface ErrorPageProps {
  error: unknown
  project: Project | undefined
}

/** Without network most of what breaks breaks for want of it, and that is what is said. */
export function ErrorPage(props: ErrorPageProps) {
  const offline = useOffline()
  return offline && !isRouteErrorResponse(props.error) ? (
    <OfflinePage project={props.project} />
  ) : (
    <BrokenPage {...props} />
  )
}

/** What the visitor sees when there is nothing at an address, or when something broke (GEN-09…11). */
function BrokenPage({ error, project }: ErrorPageProps) {
  const locale = useLocale()
  const localised = useLocalised()
  const status = isRouteErrorResponse(error) ? error.status : UNKNOWN_STATUS
  const notFound = status === 404
  // A route that refuses may say why, as an unknown guard does (GEN-12).
  const said = isRouteErrorResponse(error) && typeof error.data === 'string' ? error.data : ''
  // The Serbian wording of other errors is their status (spec section 2).
  const otherTitle = locale === 'sr-Latn' ? String(status) : m.error_title()
  const title = notFound ? m.not_found_title() : otherTitle
  return (
    <main className={styles.page}>
      <PageHead title={title} />
      <meta name="robots" content="noindex" />
      <TitlePicture project={project} behind="error" />
      {project && <Logo project={project} tone="light" />}
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.text}>{notFound ? m.not_found_text() : said || m.error_text()}</p>
      <a className={styles.home} href={localised('/')}>
        {m.home_page()}
      </a>
      {notFound && project && <EmptyPlot />}
    </main>
  )
}

/** A plot drawn on the water, with nothing on it. */
function EmptyPlot() {
  return (
    <div className={styles.plot} aria-hidden="true">
      <svg viewBox="0 0 340 104" aria-hidden="true">
        <path d="M40 4 306 20 338 100 2 78Z" />
      </svg>
      <p className={styles.taken}>
        <svg viewBox="-7 -7 14 14" width="16" height="16" aria-hidden="true">
          <StatusGlyph name="unavailable" />
        </svg>
        {statusWord('unavailable')}
      </p>
    </div>
  )
}
