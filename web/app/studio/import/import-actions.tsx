import { useRef, useState } from 'react'
import { browserApi } from '../../api/loader-api.ts'
import { m } from '../../paraglide/messages.js'
import { ActionProblem, answered, RefusedError, useAction } from '../../staff/action/use-action.tsx'
import { Button } from '../../ui/button.tsx'
import { useStudioProject } from '../project/studio-project.ts'
import type { Import } from './import-types.ts'

/** "A whole import can be undone for 30 days" (IMP-05). */
const UNDO_DAYS = 30
const DAY_MS = 86_400_000

/** Of the imports the latest: the one that is asked for is among them. */
const LOOKED_AT = 50

const WRITE = { resource: 'content', permission: 'write' } as const

/** What can still be done about an import: cancel it while it waits, undo it once it is applied. */
export function ImportActions({ of: one, onDone }: { of: Import; onDone: () => void }) {
  const { project, may } = useStudioProject()
  /** How many were changed since, once that was told. */
  const [kept, setKept] = useState<number>()
  const { busy, problem, run } = useAction()
  /** The line was cut: what was asked for may have been done. */
  const isUnsure = useRef(false)
  if (!may(WRITE)) return null

  async function isOver(): Promise<boolean> {
    const imports = await browserApi().read('GET /api/v1/studio/projects/{projectId}/imports', {
      params: { projectId: project.id },
      query: { 'page[size]': LOOKED_AT },
    })
    const now = imports.find(({ id }) => id === one.id)
    return now !== undefined && (now.undone || now.state === 'cancelled')
  }

  async function once(act: () => Promise<unknown>): Promise<void> {
    if (!isUnsure.current || !(await isOver())) {
      isUnsure.current = true
      await act()
    }
    onDone()
  }

  const undo = () =>
    answered(
      browserApi().send('POST /api/v1/studio/projects/{projectId}/actions/{id}/undo', {
        params: { projectId: project.id, id: one.actionId ?? 0 },
        body: kept === undefined ? {} : { confirm: kept },
      }),
    )

  function sayKept(error: unknown) {
    const count = error instanceof RefusedError ? error.outcome.meta?.confirm : undefined
    if (typeof count !== 'number') throw error
    setKept(count)
  }

  const cancel = () =>
    answered(
      browserApi().send('POST /api/v1/studio/projects/{projectId}/imports/{id}/cancel', {
        params: { projectId: project.id, id: one.id },
      }),
    )

  const { fileName: file, state, actionId, undone, appliedAt } = one
  if (state === 'scheduled')
    return (
      <>
        <Button
          busy={busy}
          onClick={() => void run(() => once(cancel))}
          aria-label={m.studio_import_cancel_of({ file })}
        >
          {m.studio_import_cancel()}
        </Button>
        <ActionProblem problem={problem} />
      </>
    )
  const young = appliedAt !== null && Date.now() - Date.parse(appliedAt) < UNDO_DAYS * DAY_MS
  if (actionId === null || undone || !young) return null
  return (
    <>
      <Button
        busy={busy}
        onClick={() => void run(() => once(undo).catch(sayKept))}
        aria-label={kept === undefined ? m.studio_import_undo_of({ file }) : undefined}
      >
        {kept === undefined ? m.studio_import_undo() : m.studio_import_undo_rest({ count: kept })}
      </Button>
      <ActionProblem problem={problem} />
    </>
  )
}
