import { useState } from 'react'
import { browserApi } from '../../api/loader-api.ts'
import { m } from '../../paraglide/messages.js'
import { ActionProblem, answered, useAction } from '../../staff/action/use-action.tsx'
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
  const { busy, problem, run } = useAction()
  const [token, setToken] = useState<string>()
  const [links, again] = useLoaded(`${project.id}`, () =>
    browserApi().read('GET /api/v1/studio/projects/{projectId}/preview-links', { params }),
  )

  async function make(days: number): Promise<string> {
    const body = { days, ...(prices && { prices: true as const }) }
    const made = await answered(
      browserApi().send('POST /api/v1/studio/projects/{projectId}/preview-links', { params, body }),
    )
    again()
    return made.token
  }

  async function see() {
    // With the press itself: a browser keeps a page from opening another one later.
    const tab = window.open('', '_blank')
    try {
      const address = addressOf(await make(1))
      if (!tab) return window.location.assign(address)
      tab.opener = null
      tab.location.replace(address)
    } catch (error) {
      tab?.close()
      throw error
    }
  }

  const withdraw = (id: number) =>
    answered(
      browserApi().send('DELETE /api/v1/studio/projects/{projectId}/preview-links/{id}', {
        params: { ...params, id },
      }),
    ).finally(again)

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
        <Button look="primary" busy={busy} onClick={() => void run(see)}>
          {m.studio_preview_see()}
        </Button>
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
        <ActionProblem problem={problem} />
        <Button busy={busy} onClick={() => void run(async () => setToken(await make(Number(days))))}>
          {m.studio_preview_make()}
        </Button>
        {token && <MadeLink key={token} address={addressOf(token)} />}
        <Loading loaded={links} onAgain={again} rows={2}>
          {(open) =>
            open.length > 0 && (
              <ul className={styles.links} aria-label={m.studio_preview_open_links()}>
                {open.toReversed().map((link) => (
                  <OpenLink key={link.id} link={link} onWithdraw={() => withdraw(link.id)} />
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
