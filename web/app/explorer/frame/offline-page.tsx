import type { Project } from '@belvedere/contract/entities/project'
import { useEffect, useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { PageHead } from '../../ui/page-head.tsx'
import styles from './error-page.module.css'
import { Logo } from './logo.tsx'
import { TitlePicture } from './title-picture.tsx'

/** A screen that needs the network, reached from within the page. It opens by itself once the network is back. */
export function OfflinePage({ project }: { project: Project | undefined }) {
  const [maybeKept] = useState(mayBeKept)
  useEffect(() => {
    const reload = () => window.location.reload()
    if (maybeKept) reload()
    addEventListener('online', reload)
    return () => removeEventListener('online', reload)
  }, [maybeKept])
  return (
    <main className={styles.page} aria-busy={maybeKept}>
      <PageHead title={m.offline_title()} />
      <TitlePicture project={project} behind="error" />
      {project && <Logo project={project} tone="light" />}
      {!maybeKept && (
        <>
          <h1 className={styles.title}>{m.offline_title()}</h1>
          <p className={styles.text}>{m.offline_text()}</p>
          <a className={styles.home} href={window.location.href}>
            {m.try_again()}
          </a>
        </>
      )}
    </main>
  )
}

/** What was seen as a page the worker has as a page, though not the answers it is made of: it is asked for as one. */
function mayBeKept(): boolean {
  const [loaded] = performance.getEntriesByType('navigation')
  return Boolean(navigator.serviceWorker?.controller) && loaded?.name !== window.location.href
}
