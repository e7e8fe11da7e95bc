import { useState } from 'react'
import { browserApi } from '../../api/loader-api.ts'
import { m } from '../../paraglide/messages.js'
import { Loading } from '../../staff/load/loading.tsx'
import { useLoaded } from '../../staff/load/use-loaded.ts'
import { Button } from '../../ui/button.tsx'
import { CardHead } from '../../ui/card-head.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Panel } from '../../ui/panel.tsx'
import { useStudioProject } from '../project/studio-project.ts'
import { Segmented } from '../ui/segmented.tsx'
import { MadeLink } from './made-link.tsx'
import { OpenLink } from './open-link.tsx'
import styles from './studio-preview-panel.module.css'

const ADMIN = { resource: 'settings', permission: 'write' } as const

const DAYS = ['1', '7', '30'] as const

/** Links that show what waits for Publish to whoever has them: made, copied, opened, withdrawn (PUB-01). */
export default function PreviewPanel({ onClose }: { onClose: () => void }) {
  const { project, may } = useStudioProject()
  const params = { projectId: project.id }
  const [days, setDays] = useState<(typeof DAYS)[number]>('7')
  const [prices, setPrices] = useState(false)
  const [state, setState] = useState<'asks' | 'makes' | 'failed'>('asks')
  const [token, setToken] = useState<string>()
  const [links, again] = useLoaded(`${project.id}`, () =>
    browserApi().read('GET /api/v1/studio/projects/{projectId}/preview-links', { params }),
  )

  async function make() {
    setState('makes')
    const body = { days: Number(days), ...(prices && { prices: true as const }) }
    const { answer } = await browserApi()
      .send('POST /api/v1/studio/projects/{projectId}/preview-links', { params, body })
      .catch(() => ({ answer: undefined }))
    setState(answer ? 'asks' : 'failed')
    if (!answer) return
    setToken(answer.token)
    again()
  }

  async function withdraw(id: number) {
    const asked = { params: { ...params, id } }
    await browserApi()
      .send('DELETE /api/v1/studio/projects/{projectId}/preview-links/{id}', asked)
      .catch(() => undefined)
    again()
  }

  return (
    <Panel label={m.studio_preview_title()} shape="centre" onClose={onClose} className={styles.panel}>
      <div className={styles.dialog}>
        <CardHead
          title={m.studio_preview_title()}
          size="card"
          closeWord={m.studio_close()}
          onClose={onClose}
        />
        <p className={styles.lead}>{m.studio_preview_lead()}</p>
        <Segmented
          label={m.studio_preview_ends()}
          value={days}
          choices={DAYS.map((value) => ({ value, words: m.studio_preview_days({ count: Number(value) }) }))}
          onChange={setDays}
        />
        {may(ADMIN) && (
          <Checkbox checked={prices} onChange={setPrices}>
            {m.studio_preview_prices()}
          </Checkbox>
        )}
        {state === 'failed' && (
          <p className={styles.wrong} role="alert">
            {m.studio_preview_failed()}
          </p>
        )}
        <Button look="primary" busy={state === 'makes'} onClick={() => void make()}>
          {m.studio_preview_make()}
        </Button>
        {token && <MadeLink key={token} address={addressOf(token)} />}
        <Loading loaded={links} onAgain={again} rows={2}>
          {(open) =>
            open.length > 0 && (
              <ul className={styles.links} aria-label={m.studio_preview_open_links()}>
                {open.toReversed().map((link) => (
                  <OpenLink key={link.id} link={link} onWithdraw={() => void withdraw(link.id)} />
                ))}
              </ul>
            )
          }
        </Loading>
      </div>
    </Panel>
  )
}

const addressOf = (token: string) => `${window.location.origin}/preview?token=${token}`
