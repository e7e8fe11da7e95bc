import { useState } from 'react'
import { browserApi } from '../../api/loader-api.ts'
import { m } from '../../paraglide/messages.js'
import { Button } from '../../ui/button.tsx'
import { useStudioProject } from '../project/studio-project.ts'
import type { Import } from './import-types.ts'

/** "A whole import can be undone for 30 days" (IMP-05). */
const UNDO_DAYS = 30
const DAY_MS = 86_400_000

const WRITE = { resource: 'content', permission: 'write' } as const

/** What can still be done about an import: cancel it while it waits, undo it once it is applied. */
export function ImportActions({ of: one, onDone }: { of: Import; onDone: () => void }) {
  const { project, may } = useStudioProject()
  /** How many were changed since, once that was told. */
  const [kept, setKept] = useState<number>()
  const [failed, setFailed] = useState(false)
  if (!may(WRITE)) return null

  async function undo() {
    const { answer, meta } = await browserApi().send(
      'POST /api/v1/studio/projects/{projectId}/actions/{id}/undo',
      {
        params: { projectId: project.id, id: one.actionId ?? 0 },
        body: kept === undefined ? {} : { confirm: kept },
      },
    )
    if (answer) onDone()
    else if (typeof meta?.confirm === 'number') setKept(meta.confirm)
    else setFailed(true)
  }

  async function cancel() {
    const { answer } = await browserApi().send(
      'POST /api/v1/studio/projects/{projectId}/imports/{id}/cancel',
      {
        params: { projectId: project.id, id: one.id },
      },
    )
    if (answer) onDone()
    else setFailed(true)
  }

  const { fileName: file, state, actionId, undone, appliedAt } = one
  if (failed) return <span role="alert">{m.studio_import_failed()}</span>
  if (state === 'scheduled')
    return (
      <Button onClick={cancel} aria-label={m.studio_import_cancel_of({ file })}>
        {m.studio_import_cancel()}
      </Button>
    )
  const young = appliedAt !== null && Date.now() - Date.parse(appliedAt) < UNDO_DAYS * DAY_MS
  if (actionId === null || undone || !young) return null
  return (
    <Button onClick={undo} aria-label={kept === undefined ? m.studio_import_undo_of({ file }) : undefined}>
      {kept === undefined ? m.studio_import_undo() : m.studio_import_undo_rest({ count: kept })}
    </Button>
  )
}
