import { type FormEvent, useId, useState } from 'react'
import { browserApi } from '../../api/loader-api.ts'
import { m } from '../../paraglide/messages.js'
import { ActionProblem, answered, useAction } from '../../staff/action/use-action.tsx'
import type { StaffProject } from '../../staff/project/staff-project.ts'
import { Button } from '../../ui/button.tsx'
import { SettingBlock } from './setting-block.tsx'
import styles from './studio-settings.module.css'

/** The hosts that carry the project, for super_admin alone (PPL-02). */
export function ProjectHosts({ project, onSaved }: { project: StaffProject; onSaved: () => void }) {
  const id = useId()
  const [text, setText] = useState(project.hosts.join('\n'))
  const [saved, setSaved] = useState(false)
  const { busy, problem, run, say } = useAction()

  async function save() {
    const hosts = text.split(/[\s,]+/).filter(Boolean)
    const params = { id: project.id }
    const { revision } = await browserApi().read('GET /api/v1/projects/{id}', { params })
    await answered(
      browserApi().send('PUT /api/v1/projects/{id}/hosts', {
        params,
        body: { hosts },
        headers: { 'If-Match': `"${revision}"` },
      }),
    )
    setSaved(true)
    onSaved()
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    setSaved(false)
    void run(save, { 'invalid-input': m.studio_hosts_refused })
  }

  return (
    <SettingBlock title={m.studio_hosts_title()} text={m.studio_hosts_text()}>
      <form className={styles.newKey} onSubmit={submit} noValidate>
        <div className={styles.field}>
          <label htmlFor={id}>{m.studio_hosts_field()}</label>
          <textarea
            id={id}
            className={`${styles.control} ${styles.hosts}`}
            rows={3}
            value={text}
            spellCheck={false}
            aria-invalid={problem !== undefined}
            onChange={({ target }) => {
              setText(target.value)
              setSaved(false)
              say(undefined)
            }}
          />
        </div>
        <ActionProblem problem={problem} />
        {saved && <p role="status">{m.studio_hosts_saved()}</p>}
        <Button type="submit" busy={busy} className={styles.make ?? ''}>
          {m.studio_hosts_save()}
        </Button>
      </form>
    </SettingBlock>
  )
}
