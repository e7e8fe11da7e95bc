import { useEffect, useEffectEvent, useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { ActionProblem, useAction } from '../../staff/action/use-action.tsx'
import { Button } from '../../ui/button.tsx'
import { CardHead } from '../../ui/card-head.tsx'
import { Panel } from '../../ui/panel.tsx'
import { useStudioProject } from '../project/studio-project.ts'
import { changeThings } from './change-things.ts'
import { type Removable, type Removal, removeProject, removeThing } from './remove-thing.ts'
import styles from './studio-remove-dialog.module.css'

interface RemoveDialogProps {
  /** The project is the one that the studio is about. */
  what: { readonly kind: Removable; readonly id: number } | 'project'
  name: string
  onClose: () => void
  onRemoved: () => void
}

const COUNTED = {
  masterplans: m.studio_goes_masterplans,
  buildings: m.studio_goes_buildings,
  apartments: m.studio_goes_apartments,
  media: m.studio_goes_media,
  outlines: m.studio_goes_outlines,
} as const

/** Says what goes along before it goes; what visitors see is taken off the site first. */
export function RemoveDialog({ what, name, onClose, onRemoved }: RemoveDialogProps) {
  const { project, reload } = useStudioProject()
  const [removal, setRemoval] = useState<Removal>()
  const { busy, problem, run } = useAction()
  const ask = (confirm?: number) =>
    run(async () => {
      const next = await (what === 'project'
        ? removeProject(project.id, confirm)
        : removeThing(project.id, what.kind, what.id, confirm))
      setRemoval(next)
      if (next.state === 'removed') {
        onClose()
        onRemoved()
      }
    })
  const askFirst = useEffectEvent(() => void ask())
  useEffect(() => askFirst(), [])
  const hide = async () => {
    if (what === 'project') return
    await changeThings(project.id, what.kind, [{ id: what.id, publish: false }])
    onClose()
    reload()
  }
  const title = m.studio_remove_named({ name })
  return (
    <Panel label={title} shape="centre" onClose={onClose}>
      <div className={styles.dialog}>
        <CardHead title={title} size="card" closeWord={m.studio_close()} onClose={onClose} />
        {removal?.state === 'asks' && (
          <>
            <p>{m.studio_remove_goes()}</p>
            <ul className={styles.counts}>
              {Object.entries(COUNTED).flatMap(([what, words]) => {
                const count = removal.counts[what]
                return count ? [<li key={what}>{words({ count })}</li>] : []
              })}
            </ul>
            <p className={styles.note}>
              {what === 'project' ? m.studio_remove_project_back() : m.studio_remove_history()}
            </p>
            <Button look="primary" busy={busy} onClick={() => void ask(removal.confirm)}>
              {m.studio_place_remove_now()}
            </Button>
          </>
        )}
        {removal?.state === 'sold' && (
          <>
            <p>{m.studio_remove_sold({ count: removal.count })}</p>
            <p className={styles.note}>
              {removal.names.join(', ')}
              {removal.count > removal.names.length && ' …'}
            </p>
            <Button look="primary" busy={busy} onClick={() => void run(hide)}>
              {m.studio_remove_hide()}
            </Button>
          </>
        )}
        {removal?.state === 'published' && (
          <>
            <p>{m.studio_remove_published()}</p>
            {what !== 'project' && (
              <Button look="primary" busy={busy} onClick={() => void run(hide)}>
                {m.studio_remove_hide()}
              </Button>
            )}
          </>
        )}
        <ActionProblem problem={problem} />
        {removal === undefined && problem !== undefined && (
          <Button onClick={() => void ask()}>{m.studio_try_again()}</Button>
        )}
        {removal?.state === 'failed' && <p role="alert">{m.studio_not_saved()}</p>}
      </div>
    </Panel>
  )
}
