import { type FormEvent, useId, useState } from 'react'
import { browserApi } from '../../api/loader-api.ts'
import { m } from '../../paraglide/messages.js'
import type { StaffProject } from '../../staff/project/staff-project.ts'
import { Button } from '../../ui/button.tsx'
import { SettingBlock } from './setting-block.tsx'
import styles from './studio-settings.module.css'

/** The hosts that carry the project, for super_admin alone (PPL-02). */
export function ProjectHosts({ project, onSaved }: { project: StaffProject; onSaved: () => void }) {
  const id = useId()
  const [text, setText] = useState(project.hosts.join('\n'))
  const [state, setState] = useState<'rests' | 'saved' | 'refused'>('rests')

  async function save(event: FormEvent) {
    event.preventDefault()
    const hosts = text.split(/[\s,]+/).filter(Boolean)
    const params = { id: project.id }
    const { answer } = await browserApi()
      .read('GET /api/v1/projects/{id}', { params })
      .then(({ revision }) =>
        browserApi().send('PUT /api/v1/projects/{id}/hosts', {
          params,
          body: { hosts },
          headers: { 'If-Match': `"${revision}"` },
        }),
      )
      .catch(() => ({ answer: undefined }))
    setState(answer ? 'saved' : 'refused')
    if (answer) onSaved()
  }

  return (
    <SettingBlock title={m.studio_hosts_title()} text={m.studio_hosts_text()}>
      <form className={styles.newKey} onSubmit={save} noValidate>
        <div className={styles.field}>
          <label htmlFor={id}>{m.studio_hosts_field()}</label>
          <textarea
            id={id}
            className={`${styles.control} ${styles.hosts}`}
            rows={3}
            value={text}
            spellCheck={false}
            aria-invalid={state === 'refused'}
            onChange={({ target }) => {
              setText(target.value)
              setState('rests')
            }}
          />
        </div>
        {state === 'refused' && (
          <p className={styles.wrong} role="alert">
            {m.studio_hosts_refused()}
          </p>
        )}
        {state === 'saved' && <p role="status">{m.studio_hosts_saved()}</p>}
        <Button type="submit" className={styles.make ?? ''}>
          {m.studio_hosts_save()}
        </Button>
      </form>
    </SettingBlock>
  )
}
