import type { Answer } from '@belvedere/contract/client-types'
import { useState } from 'react'
import { browserApi } from '../../api/loader-api.ts'
import { m } from '../../paraglide/messages.js'
import { ActionProblem, answered, useAction } from '../../staff/action/use-action.tsx'
import { Loading } from '../../staff/load/loading.tsx'
import { useLoaded } from '../../staff/load/use-loaded.ts'
import { useTimes } from '../../staff/time/use-times.ts'
import { Button } from '../../ui/button.tsx'
import { NewKey } from './new-key.tsx'
import { scopeWord } from './scope-words.ts'
import { SettingBlock } from './setting-block.tsx'
import styles from './studio-settings.module.css'

type ApiKey = Answer<'GET /api/v1/studio/projects/{projectId}/api-keys'>[number]

/** The keys of programs, such as an accounting system that brings the price list (IMP-06). */
export function ApiKeys({ projectId }: { projectId: number }) {
  const [loaded, again] = useLoaded(`${projectId}`, () =>
    browserApi().read('GET /api/v1/studio/projects/{projectId}/api-keys', { params: { projectId } }),
  )
  const withdraw = async (id: number) => {
    await answered(
      browserApi().send('DELETE /api/v1/studio/projects/{projectId}/api-keys/{id}', {
        params: { projectId, id },
      }),
    )
    again()
  }
  return (
    <SettingBlock title={m.studio_keys_title()} text={m.studio_keys_text()}>
      <Loading loaded={loaded} onAgain={again} rows={2}>
        {(keys) =>
          keys.length > 0 && (
            <ul className={styles.keys} aria-label={m.studio_keys_title()}>
              {keys.map((key) => (
                <KeyRow key={key.id} apiKey={key} onWithdraw={() => withdraw(key.id)} />
              ))}
            </ul>
          )
        }
      </Loading>
      <NewKey projectId={projectId} onMade={again} />
    </SettingBlock>
  )
}

/** Withdrawing cannot be undone, so it is pressed twice. */
function KeyRow({ apiKey, onWithdraw }: { apiKey: ApiKey; onWithdraw: () => Promise<void> }) {
  const [asked, setAsked] = useState(false)
  const { busy, problem, run } = useAction()
  const times = useTimes()
  const { name, scopes, ending, madeAt, lastUsedAt } = apiKey
  const used = lastUsedAt
    ? m.studio_keys_used({ day: times.dayOfYear(lastUsedAt) })
    : m.studio_keys_never_used()
  return (
    <li>
      <div>
        <b className={styles.keyName}>{name}</b>
        <span className={styles.note}>
          {m.studio_keys_ending({ ending })} · {scopes.map(scopeWord).join(', ')}
        </span>
        <span className={styles.note}>
          {m.studio_keys_made({ day: times.dayOfYear(madeAt) })} · {used}
        </span>
      </div>
      {asked ? (
        <span className={styles.ask}>
          <span>{m.studio_keys_withdraw_sure()}</span>
          <Button look="text" busy={busy} onClick={() => void run(onWithdraw)} autoFocus>
            {m.studio_keys_withdraw()}
          </Button>
          <Button look="text" onClick={() => setAsked(false)}>
            {m.studio_cancel()}
          </Button>
        </span>
      ) : (
        <Button look="text" aria-label={m.studio_keys_withdraw_of({ name })} onClick={() => setAsked(true)}>
          {m.studio_keys_withdraw()}
        </Button>
      )}
      <ActionProblem problem={problem} />
    </li>
  )
}
