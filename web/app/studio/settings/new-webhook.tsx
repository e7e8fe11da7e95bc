import { WEBHOOK_KINDS, type WebhookKind } from '@belvedere/domain/webhooks/event-kinds'
import { type FormEvent, useId, useState } from 'react'
import { browserApi } from '../../api/loader-api.ts'
import { m } from '../../paraglide/messages.js'
import { ActionProblem, answered, useAction } from '../../staff/action/use-action.tsx'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import hidden from '../../ui/visually-hidden.module.css'
import { ShownOnce } from './shown-once.tsx'
import styles from './studio-settings.module.css'
import { kindWord } from './webhook-words.ts'

const ADDRESS_MAX = 1_000

const REFUSED = {
  'address-refused': m.studio_hooks_refused,
  'invalid-input': m.studio_hooks_refused,
  'too-many-webhooks': m.studio_hooks_too_many,
}

/** Has events sent to an address, and shows the secret that they are signed with, this once. */
export function NewWebhook({ projectId, onMade }: { projectId: number; onMade: () => void }) {
  const id = useId()
  const [address, setAddress] = useState('')
  const [kinds, setKinds] = useState<readonly WebhookKind[]>(['enquiry.created'])
  const [made, setMade] = useState<string>()
  const { busy, problem, run, say } = useAction()

  function make(event: FormEvent) {
    event.preventDefault()
    const url = URL.parse(address.trim())
    if (!url || kinds.length === 0) return say(m.studio_hooks_incomplete())
    void run(async () => {
      const { secret } = await answered(
        browserApi().send('POST /api/v1/studio/projects/{projectId}/webhooks', {
          params: { projectId },
          body: { address: url.href, kinds: [...kinds] },
        }),
      )
      setMade(secret)
      setAddress('')
      onMade()
    }, REFUSED)
  }

  return (
    <>
      {made && <ShownOnce words={m.studio_hooks_once()} secret={made} />}
      <form className={styles.newKey} onSubmit={make} noValidate>
        <div className={styles.field}>
          <label htmlFor={id}>{m.studio_hooks_address()}</label>
          <input
            id={id}
            className={styles.control}
            type="url"
            value={address}
            maxLength={ADDRESS_MAX}
            autoComplete="off"
            placeholder="https://"
            aria-invalid={problem !== undefined}
            onChange={({ target }) => setAddress(target.value)}
          />
        </div>
        <fieldset className={styles.kinds}>
          <legend className={hidden.hidden}>{m.studio_hooks_what()}</legend>
          {WEBHOOK_KINDS.map((kind) => (
            <Checkbox
              key={kind}
              checked={kinds.includes(kind)}
              onChange={(on) => setKinds(on ? [...kinds, kind] : kinds.filter((one) => one !== kind))}
            >
              {kindWord(kind)}
            </Checkbox>
          ))}
        </fieldset>
        <ActionProblem problem={problem} />
        <Button type="submit" busy={busy} className={styles.make ?? ''}>
          {m.studio_hooks_add()}
        </Button>
      </form>
    </>
  )
}
