import { searchPath } from '@belvedere/domain/screens/screen-paths'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useLocalised } from '../../i18n/use-locale.ts'
import { m } from '../../paraglide/messages.js'
import { closePanel, usePanel } from '../../state/open-panel.ts'
import { Icon } from '../../ui/icon.tsx'
import { Panel } from '../../ui/panel.tsx'
import { RoundButton } from '../../ui/round-button.tsx'
import styles from './thank-you.module.css'

interface ThankYouProps {
  logo: ReactNode
  picture: ReactNode
}

/** The full-screen message that replaces the form once the request is accepted (ASK-05). */
export function ThankYou({ logo, picture }: ThankYouProps) {
  const panel = usePanel()
  const localised = useLocalised()
  const apartment = panel?.name === 'thank-you' ? panel.apartment : undefined
  return (
    <Panel label={m.thank_you_title()} shape="full" className={styles.panel} onClose={closePanel}>
      {picture}
      <div className={styles.logo}>{logo}</div>
      <div className={styles.close}>
        <RoundButton ground="glass" label={m.close()} onClick={closePanel}>
          <Icon name="close" />
        </RoundButton>
      </div>
      <div className={styles.words}>
        <span className={styles.glyph}>
          <Icon name="mail" size={24} />
        </span>
        <h2 className={styles.title}>{m.thank_you_title()}</h2>
        <p className={styles.text}>{m.thank_you_text()}</p>
      </div>
      <div className={styles.ways}>
        <button type="button" className={styles.back} onClick={closePanel}>
          {apartment ? m.back_to({ name: apartment.name }) : m.back()}
        </button>
        {apartment && (
          <Link
            className={styles.all}
            to={localised(searchPath(apartment.masterplanId, apartment.buildingId))}
            onClick={closePanel}
          >
            {m.see_all_apartments()}
          </Link>
        )}
      </div>
    </Panel>
  )
}
