import type { RefusalCode } from '@belvedere/contract/refusal'
import { WEBHOOK_KINDS, type WebhookKind } from '@belvedere/domain/webhooks/event-kinds'
import { type FormEvent, useId, useState } from 'react'
import { browserApi } from '../../api/loader-api.ts'
import { m } from '../../paraglide/messages.js'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import hidden from '../../ui/visually-hidden.module.css'
import { ShownOnce } from './shown-once.tsx'
import styles from './studio-settings.module.css'
import { kindWord } from './webhook-words.ts'

const ADDRESS_MAX = 1_000

/** Has events sent to an address, and shows the secret that they are signed with, this once. */
export function NewWebhook({ projectId, onMade }: { projectId: number; onMade: () => void }) {
  const id = useId()
  const [address, setAddress] = useState('')
  const [kinds, setKinds] = useState<readonly WebhookKind[]>(['enquiry.created'])
  const [made, setMade] = useState<string>()
  const [problem, setProblem] = useState<string>()

  async function make(event: FormEvent) {
    event.preventDefault()
    const url = URL.parse(address.trim())
    if (!url || kinds.length === 0) return setProblem(m.studio_hooks_incomplete())
    const { answer, refusal } = await browserApi().send('POST /api/v1/studio/projects/{projectId}/webhooks', {
      params: { projectId },
      body: { address: url.href, kinds: [...kinds] },
    })
    setProblem(answer ? undefined : refusedWord(refusal?.code))
    if (!answer) return
    setMade(answer.secret)
    setAddress('')
    onMade()
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
        {problem && (
          <p className={styles.wrong} role="alert">
            {problem}
          </p>
        )}
        <Button type="submit" className={styles.make ?? ''}>
          {m.studio_hooks_add()}
        </Button>
      </form>
    </>
  )
}

function refusedWord(code: RefusalCode | undefined): string {
  if (code === 'address-refused' || code === 'invalid-input') return m.studio_hooks_refused()
  return code === 'too-many-webhooks' ? m.studio_hooks_too_many() : m.studio_not_saved()
}
