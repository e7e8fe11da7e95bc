import type { Answer } from '@belvedere/contract/client-types'
import { studioPath } from '@belvedere/domain/screens/studio-paths'
import { useState } from 'react'
import { Link } from 'react-router'
import type { Outcome } from '../../api/client.ts'
import { browserApi } from '../../api/loader-api.ts'
import { useLocalised } from '../../i18n/use-locale.ts'
import { m } from '../../paraglide/messages.js'
import { ActionProblem, answered, useAction } from '../../staff/action/use-action.tsx'
import { Loading } from '../../staff/load/loading.tsx'
import { useLoaded } from '../../staff/load/use-loaded.ts'
import { useTimes } from '../../staff/time/use-times.ts'
import { Button } from '../../ui/button.tsx'
import { Switch } from '../ui/switch.tsx'
import { NewWebhook } from './new-webhook.tsx'
import { SettingBlock } from './setting-block.tsx'
import styles from './studio-settings.module.css'
import { hostOf, kindWord } from './webhook-words.ts'

type Webhook = Answer<'GET /api/v1/studio/projects/{projectId}/webhooks'>[number]

/** The page below the settings that shows what became of them. */
export const DELIVERIES = 'deliveries'

/** The systems that are told what happens here (INB-04). */
export function Webhooks({ projectId }: { projectId: number }) {
  const localised = useLocalised()
  const [loaded, again] = useLoaded(`${projectId}`, () =>
    browserApi().read('GET /api/v1/studio/projects/{projectId}/webhooks', { params: { projectId } }),
  )
  const at = (id: number) => ({ params: { projectId, id } })
  const knowing = ({ id, revision }: { id: number; revision: number }) => ({
    ...at(id),
    headers: { 'If-Match': `"${revision}"` },
  })
  /** Whoever was refused because somebody changed it meanwhile sees it as it is now, and may press again. */
  const thenAgain = (asked: Promise<Outcome<unknown>>) => answered(asked).finally(again)
  const change = (webhook: Webhook, active: boolean) =>
    thenAgain(
      browserApi().send('PATCH /api/v1/studio/projects/{projectId}/webhooks/{id}', {
        ...knowing(webhook),
        body: { active },
      }),
    )
  const remove = (webhook: Webhook) =>
    thenAgain(browserApi().send('DELETE /api/v1/studio/projects/{projectId}/webhooks/{id}', knowing(webhook)))
  const test = (id: number) =>
    answered(browserApi().send('POST /api/v1/studio/projects/{projectId}/webhooks/{id}/test', at(id)))
  return (
    <SettingBlock title={m.studio_hooks_title()} text={m.studio_hooks_text()}>
      <Loading loaded={loaded} onAgain={again} rows={2}>
        {(webhooks) =>
          webhooks.length > 0 && (
            <>
              <ul className={styles.keys} aria-label={m.studio_hooks_title()}>
                {webhooks.map((webhook) => (
                  <WebhookRow
                    key={webhook.id}
                    webhook={webhook}
                    onActive={(active) => change(webhook, active)}
                    onTest={() => test(webhook.id)}
                    onRemove={() => remove(webhook)}
                  />
                ))}
              </ul>
              <p className={styles.line}>
                <Link className={styles.link} to={localised(studioPath(projectId, `settings/${DELIVERIES}`))}>
                  {m.studio_hooks_deliveries()}
                </Link>
              </p>
            </>
          )
        }
      </Loading>
      <NewWebhook projectId={projectId} onMade={again} />
    </SettingBlock>
  )
}

interface WebhookRowProps {
  webhook: Webhook
  onActive: (active: boolean) => Promise<unknown>
  onTest: () => Promise<unknown>
  onRemove: () => Promise<unknown>
}

function WebhookRow({ webhook, onActive, onTest, onRemove }: WebhookRowProps) {
  const [asked, setAsked] = useState(false)
  const [tested, setTested] = useState(false)
  const { busy, problem, run } = useAction()
  const times = useTimes()
  const { address, kinds, active, madeAt, failed, waiting } = webhook
  const host = hostOf(address)
  const facts = [
    m.studio_hooks_added({ day: times.dayOfYear(madeAt) }),
    waiting > 0 && m.studio_hooks_waiting_count({ count: waiting }),
    failed > 0 && m.studio_hooks_failed_count({ count: failed }),
    !active && m.studio_hooks_off(),
  ].filter(Boolean)
  return (
    <li className={styles.hook}>
      <div>
        <Switch on={active} onChange={(on) => void run(() => onActive(on))}>
          <b className={styles.keyName}>{m.studio_hooks_on({ host })}</b>
        </Switch>
        <span className={styles.hookAddress}>{address}</span>
        <span className={styles.note}>{kinds.map(kindWord).join(' · ')}</span>
        <span className={styles.note}>{facts.join(' · ')}</span>
      </div>
      {asked ? (
        <span className={styles.ask}>
          <span>{m.studio_hooks_remove_sure()}</span>
          <Button look="text" busy={busy} onClick={() => void run(onRemove)} autoFocus>
            {m.studio_hooks_remove()}
          </Button>
          <Button look="text" onClick={() => setAsked(false)}>
            {m.studio_cancel()}
          </Button>
        </span>
      ) : (
        <span className={styles.ask}>
          {active && (
            <Button
              look="text"
              aria-label={m.studio_hooks_test_of({ host })}
              busy={busy}
              onClick={async () => setTested(await run(onTest))}
            >
              {m.studio_hooks_test()}
            </Button>
          )}
          <Button look="text" aria-label={m.studio_hooks_remove_of({ host })} onClick={() => setAsked(true)}>
            {m.studio_hooks_remove()}
          </Button>
          <span className={styles.tested} role="status">
            {tested && m.studio_hooks_test_sent()}
          </span>
        </span>
      )}
      <ActionProblem problem={problem} />
    </li>
  )
}
