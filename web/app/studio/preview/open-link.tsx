import type { Answer } from '@belvedere/contract/client-types'
import { useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { ActionProblem, useAction } from '../../staff/action/use-action.tsx'
import { useTimes } from '../../staff/time/use-times.ts'
import { Button } from '../../ui/button.tsx'
import styles from './studio-preview-panel.module.css'

type PreviewLink = Answer<'GET /api/v1/studio/projects/{projectId}/preview-links'>[number]

interface OpenLinkProps {
  link: PreviewLink
  onWithdraw: () => Promise<unknown>
}

/** A link that somebody may hold. Withdrawing cannot be undone, so it is pressed twice. */
export function OpenLink({ link, onWithdraw }: OpenLinkProps) {
  const [asked, setAsked] = useState(false)
  const { busy, problem, run } = useAction()
  const times = useTimes()
  const until = times.momentOfYear(link.until)
  return (
    <li>
      <div>
        <b>{m.studio_preview_until({ until })}</b>
        <span>
          {m.studio_preview_made({ day: times.momentOfYear(link.madeAt) })}
          {link.prices && ` · ${m.studio_preview_with_prices()}`}
        </span>
        <ActionProblem problem={problem} />
      </div>
      {asked ? (
        <div className={styles.acts}>
          <Button look="text" busy={busy} onClick={() => void run(onWithdraw)} autoFocus>
            {m.studio_preview_withdraw_now()}
          </Button>
          <Button look="text" onClick={() => setAsked(false)}>
            {m.studio_cancel()}
          </Button>
        </div>
      ) : (
        <Button
          look="text"
          aria-label={m.studio_preview_withdraw_of({ until })}
          onClick={() => setAsked(true)}
        >
          {m.studio_preview_withdraw()}
        </Button>
      )}
    </li>
  )
}
