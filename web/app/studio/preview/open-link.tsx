import type { Answer } from '@belvedere/contract/client-types'
import { useState } from 'react'
import { useLocale } from '../../i18n/use-locale.ts'
import { m } from '../../paraglide/messages.js'
import { dateLocale } from '../../staff/ui/date-locale.ts'
import { Button } from '../../ui/button.tsx'
import styles from './studio-preview-panel.module.css'

type PreviewLink = Answer<'GET /api/v1/studio/projects/{projectId}/preview-links'>[number]

/** A link that somebody may hold. Withdrawing cannot be undone, so it is pressed twice. */
export function OpenLink({ link, onWithdraw }: { link: PreviewLink; onWithdraw: () => void }) {
  const [asked, setAsked] = useState(false)
  const moment = new Intl.DateTimeFormat(dateLocale(useLocale()), { dateStyle: 'medium', timeStyle: 'short' })
  const until = moment.format(new Date(link.until))
  return (
    <li>
      <div>
        <b>{m.studio_preview_until({ until })}</b>
        <span>
          {m.studio_preview_made({ day: moment.format(new Date(link.madeAt)) })}
          {link.prices && ` · ${m.studio_preview_with_prices()}`}
        </span>
      </div>
      {asked ? (
        <div className={styles.acts}>
          <Button look="text" onClick={onWithdraw} autoFocus>
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
