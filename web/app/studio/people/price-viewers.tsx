import { isEmailAddress } from '@belvedere/domain/accounts/email-address'
import { type FormEvent, useState } from 'react'
import { browserApi } from '../../api/loader-api.ts'
import { m } from '../../paraglide/messages.js'
import { Loading } from '../../staff/load/loading.tsx'
import { useLoaded } from '../../staff/load/use-loaded.ts'
import { Button } from '../../ui/button.tsx'
import { refusalWord } from './refusal-word.ts'
import styles from './studio-people.module.css'

/** The addresses whose owners see prices: told nothing more of them than that they were written here (ACC-11). */
export function PriceViewers({ projectId }: { projectId: number }) {
  const [find, setFind] = useState('')
  const [message, setMessage] = useState<string>()
  const [loaded, again] = useLoaded(`${projectId} ${find}`, () =>
    browserApi().read('GET /api/v1/studio/projects/{projectId}/price-viewers', {
      params: { projectId },
      query: find ? { find } : {},
    }),
  )

  async function add(event: FormEvent) {
    event.preventDefault()
    const email = find.trim()
    if (!isEmailAddress(email)) return setMessage(m.studio_people_address_wrong())
    const { answer, refusal } = await browserApi().send(
      'POST /api/v1/studio/projects/{projectId}/price-viewers',
      { params: { projectId }, body: { email } },
    )
    setMessage(answer ? undefined : refusalWord(refusal))
    if (answer) setFind('')
    again()
  }

  async function remove(id: number) {
    await browserApi().send('DELETE /api/v1/studio/projects/{projectId}/price-viewers/{id}', {
      params: { projectId, id },
    })
    again()
  }

  return (
    <div className={styles.viewers}>
      <form className={styles.viewerLine} onSubmit={add} noValidate>
        <input
          className={styles.addresses}
          type="text"
          inputMode="email"
          autoComplete="off"
          aria-label={m.studio_people_viewer_address()}
          placeholder={m.studio_people_viewer_address()}
          value={find}
          onChange={({ target }) => setFind(target.value)}
        />
        <Button className={styles.send ?? ''} type="submit">
          {m.studio_people_viewer_add()}
        </Button>
      </form>
      {message && (
        <p className={styles.wrong} role="alert">
          {message}
        </p>
      )}
      <Loading loaded={loaded} onAgain={again} rows={2}>
        {(viewers) => (
          <ul className={styles.viewerList} aria-label={m.studio_people_viewers()}>
            {viewers.map(({ id, email }) => (
              <li key={id}>
                <span>{email}</span>
                <Button
                  look="text"
                  aria-label={m.studio_people_remove_of({ name: email })}
                  onClick={() => remove(id)}
                >
                  {m.studio_people_remove()}
                </Button>
              </li>
            ))}
          </ul>
        )}
      </Loading>
    </div>
  )
}
