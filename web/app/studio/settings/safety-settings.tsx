import { ACCOUNT_PATHS } from '@belvedere/domain/screens/account-screens'
import { embedOriginIn } from '@belvedere/domain/screens/embed-origin'
import { useId, useState } from 'react'
import { Link } from 'react-router'
import { useLocalised } from '../../i18n/use-locale.ts'
import { m } from '../../paraglide/messages.js'
import { Checkbox } from '../../ui/checkbox.tsx'
import { SettingBlock } from './setting-block.tsx'
import type { SettingChanges } from './setting-changes.ts'
import styles from './studio-settings.module.css'

/** Who must prove what, and where else the project may be shown. */
export function SafetySettings({ now, problemAt, onChange }: SettingChanges) {
  const localised = useLocalised()
  const problem = problemAt('staffSecondFactor')
  return (
    <>
      <SettingBlock title={m.studio_settings_safety()} text={m.studio_settings_safety_text()}>
        <Checkbox checked={now.staffSecondFactor} onChange={(on) => onChange('staffSecondFactor', on)}>
          {m.studio_settings_second_factor()}
        </Checkbox>
        {problem && (
          <p className={styles.wrong} role="alert">
            {problem}
          </p>
        )}
        <p className={styles.line}>
          <Link className={styles.link} to={localised(ACCOUNT_PATHS.security)}>
            {m.studio_settings_second_factor_where()}
          </Link>
        </p>
      </SettingBlock>
      <SettingBlock title={m.studio_settings_embed()} text={m.studio_settings_embed_text()}>
        <EmbedOrigins
          origins={now.embedOrigins}
          refused={problemAt('embedOrigins')}
          onChange={(origins) => onChange('embedOrigins', origins)}
        />
      </SettingBlock>
    </>
  )
}

interface EmbedOriginsProps {
  origins: readonly string[]
  refused: string | undefined
  onChange: (origins: readonly string[]) => void
}

function EmbedOrigins({ origins, refused, onChange }: EmbedOriginsProps) {
  const id = useId()
  const [text, setText] = useState(origins.join('\n'))
  const [wrong, setWrong] = useState(false)
  function take(typed: string) {
    setText(typed)
    const named = typed.split(/\s+/).filter(Boolean)
    const known = named.flatMap((address) => embedOriginIn(address) ?? [])
    setWrong(known.length < named.length)
    if (known.length === named.length) onChange([...new Set(known)])
  }
  const problem = wrong ? m.studio_settings_embed_wrong() : refused
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{m.studio_settings_embed_origins()}</label>
      <textarea
        id={id}
        className={`${styles.control} ${styles.hosts}`}
        rows={3}
        value={text}
        placeholder="https://"
        spellCheck={false}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? `${id}-problem` : undefined}
        onChange={({ target }) => take(target.value)}
      />
      {problem && (
        <span id={`${id}-problem`} className={styles.wrong} role="alert">
          {problem}
        </span>
      )}
    </div>
  )
}
