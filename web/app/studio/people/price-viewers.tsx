import { isEmailAddress } from '@belvedere/domain/accounts/email-address'
import { type FormEvent, useState } from 'react'
import { browserApi } from '../../api/loader-api.ts'
import { m } from '../../paraglide/messages.js'
import { ActionProblem, answered, useAction } from '../../staff/action/use-action.tsx'
import { Loading } from '../../staff/load/loading.tsx'
import { useLoaded } from '../../staff/load/use-loaded.ts'
import { Button } from '../../ui/button.tsx'
import styles from './studio-people.module.css'

/** The addresses whose owners see prices: told nothing more of them than that they were written here (ACC-11). */
export function PriceViewers({ projectId, onChanged }: { projectId: number; onChanged: () => void }) {
  const [find, setFind] = useState('')
  const { busy, problem, run, say } = useAction()
  const [loaded, again] = useLoaded(`${projectId} ${find}`, () =>
    browserApi().read('GET /api/v1/studio/projects/{projectId}/price-viewers', {
      params: { projectId },
      query: find ? { find } : {},
    }),
  )

  function add(event: FormEvent) {
    event.preventDefault()
    const email = find.trim()
    if (!isEmailAddress(email)) return say(m.studio_people_address_wrong())
    void run(
      async () => {
        await answered(
          browserApi().send('POST /api/v1/studio/projects/{projectId}/price-viewers', {
            params: { projectId },
            body: { email },
          }),
        )
        setFind('')
        again()
        onChanged()
      },
      { 'invalid-input': m.studio_people_address_wrong },
    )
  }

  const remove = (id: number) =>
    run(async () => {
      await answered(
        browserApi().send('DELETE /api/v1/studio/projects/{projectId}/price-viewers/{id}', {
          params: { projectId, id },
        }),
      )
      again()
      onChanged()
    })

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
        <Button className={styles.send ?? ''} type="submit" busy={busy}>
          {m.studio_people_viewer_add()}
        </Button>
      </form>
      <ActionProblem problem={problem} />
      <Loading loaded={loaded} onAgain={again} rows={2}>
        {(viewers) => (
          <ul className={styles.viewerList} aria-label={m.studio_people_viewers()}>
            {viewers.map(({ id, email }) => (
              <li key={id}>
                <span>{email}</span>
                <Button
                  look="text"
                  aria-label={m.studio_people_remove_of({ name: email })}
                  busy={busy}
                  onClick={() => void remove(id)}
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
