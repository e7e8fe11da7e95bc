import type { ChosenLook } from '@belvedere/domain/look/chosen-look'
import type { LookCheck } from '@belvedere/domain/look/judge-look'
import { statusWord } from '../../i18n/status-words.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { m } from '../../paraglide/messages.js'
import { Button } from '../../ui/button.tsx'
import { dateLocale } from '../ui/date-locale.ts'
import { StudioIcon } from '../ui/studio-icon.tsx'
import styles from './studio-look.module.css'

interface ContrastRowsProps {
  checks: readonly LookCheck[]
  /** The nearest look that passes, where this one does not. */
  instead: ChosenLook | undefined
  onUse: (instead: ChosenLook) => void
}

/** Whether the look can be read and told from a status, judged at each change. */
export function ContrastRows({ checks, instead, onUse }: ContrastRowsProps) {
  const number = new Intl.NumberFormat(dateLocale(useLocale()), { maximumFractionDigits: 1 })
  const passes = checks.every((check) => check.passes)
  return (
    <section className={styles.part}>
      <div className={styles.head}>
        <h2 className={styles.heading}>{m.studio_look_contrast()}</h2>
        <span className={styles.verdict} data-passes={passes ? '' : undefined} role="status">
          {passes ? m.studio_look_all_pass() : m.studio_look_fails()}
        </span>
      </div>
      <ul className={styles.checks}>
        {checks.map((check) => (
          <li key={check.about} data-passes={check.passes ? '' : undefined}>
            <span>{words(check)}</span>
            <b>{number.format(check.value)}</b>
            <StudioIcon name={check.passes ? 'check' : 'warning'} size={16} />
          </li>
        ))}
      </ul>
      {checks.some(({ about, passes }) => about === 'title-on-splash' && !passes) && (
        <p className={styles.note}>{m.studio_look_darker_splash()}</p>
      )}
      {instead && (
        <Button className={styles.instead ?? ''} onClick={() => onUse(instead)}>
          <span className={styles.dot} style={{ background: instead.accent }} />
          {m.studio_look_use({ colour: instead.accent.toUpperCase() })}
        </Button>
      )}
    </section>
  )
}

function words({ about, status }: LookCheck): string {
  switch (about) {
    case 'accent-on-paper':
      return m.studio_look_on_paper()
    case 'text-on-button':
      return m.studio_look_on_button()
    case 'accent-on-dark-paper':
      return m.studio_look_on_dark()
    case 'title-on-splash':
      return m.studio_look_on_splash()
    default:
      return m.studio_look_apart({ status: status ? statusWord(status) : '' })
  }
}
