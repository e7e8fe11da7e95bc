import { API_SCOPES, type ApiScope } from '@belvedere/domain/accounts/api-scopes'
import { type FormEvent, useId, useState } from 'react'
import { browserApi } from '../../api/loader-api.ts'
import { m } from '../../paraglide/messages.js'
import { ActionProblem, answered, useAction } from '../../staff/action/use-action.tsx'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import hidden from '../../ui/visually-hidden.module.css'
import { scopeWord } from './scope-words.ts'
import { ShownOnce } from './shown-once.tsx'
import styles from './studio-settings.module.css'

/** Makes a key and shows it, this once. */
export function NewKey({ projectId, onMade }: { projectId: number; onMade: () => void }) {
  const id = useId()
  const [name, setName] = useState('')
  const [scopes, setScopes] = useState<readonly ApiScope[]>(['imports:check'])
  const [made, setMade] = useState<string>()
  const { busy, problem, run, say } = useAction()

  function make(event: FormEvent) {
    event.preventDefault()
    if (!name.trim() || scopes.length === 0) return say(m.studio_keys_incomplete())
    void run(async () => {
      const { key } = await answered(
        browserApi().send('POST /api/v1/studio/projects/{projectId}/api-keys', {
          params: { projectId },
          body: { name: name.trim(), scopes: [...scopes] },
        }),
      )
      setMade(key)
      setName('')
      onMade()
    })
  }

  return (
    <>
      {made && <ShownOnce words={m.studio_keys_once()} secret={made} />}
      <form className={styles.newKey} onSubmit={make} noValidate>
        <div className={styles.field}>
          <label htmlFor={id}>{m.studio_keys_name()}</label>
          <input
            id={id}
            className={styles.control}
            value={name}
            maxLength={60}
            autoComplete="off"
            placeholder={m.studio_keys_name_sample()}
            onChange={({ target }) => setName(target.value)}
          />
        </div>
        <fieldset className={styles.choices}>
          <legend className={hidden.hidden}>{m.studio_keys_may()}</legend>
          {API_SCOPES.map((scope) => (
            <Checkbox
              key={scope}
              checked={scopes.includes(scope)}
              onChange={(on) => setScopes(on ? [...scopes, scope] : scopes.filter((one) => one !== scope))}
            >
              {scopeWord(scope)}
            </Checkbox>
          ))}
        </fieldset>
        <ActionProblem problem={problem} />
        <Button type="submit" busy={busy} className={styles.make ?? ''}>
          {m.studio_keys_make()}
        </Button>
      </form>
    </>
  )
}
