import { waitingChanges } from '@belvedere/domain/publishing/waiting-changes'
import { useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { useStudioProject } from '../project/studio-project.ts'
import { useGoesLive } from './goes-live.ts'
import { PublishDialog } from './publish-dialog.tsx'
import styles from './studio-publish-button.module.css'

const EDIT = { resource: 'content', permission: 'write' } as const

/** How many changes go out. It leads on the overview; elsewhere the page's own action does. */
export function PublishButton({ leads }: { leads: boolean }) {
  const { overview, may } = useStudioProject()
  const [open, setOpen] = useState(false)
  const goesLive = useGoesLive() && overview.state === 'ready' && overview.value.facts.pictures > 0
  const count = overview.state === 'ready' ? waitingChanges(overview.value.drafts).length : 0
  const nothing = goesLive ? m.studio_publish() : m.studio_publish_nothing()
  if (!may(EDIT) || overview.state !== 'ready') return null
  return (
    <>
      <button
        type="button"
        className={styles.publish}
        data-leads={leads || undefined}
        {...(leads && { 'data-staff-main': '' })}
        disabled={count === 0 && !goesLive}
        onClick={() => setOpen(true)}
      >
        {count === 0 ? nothing : m.studio_publish_changes({ count })}
      </button>
      {open && <PublishDialog onClose={() => setOpen(false)} />}
    </>
  )
}
