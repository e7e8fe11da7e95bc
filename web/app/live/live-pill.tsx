import { useLocale } from '../i18n/use-locale.ts'
import { timeWords } from '../i18n/when-words.ts'
import { m } from '../paraglide/messages.js'
import glass from '../ui/glass.module.css'
import styles from './live-pill.module.css'
import { useAsOf, useLine } from './live-store.ts'

/** Since when what is shown is true: kept so by a line, read once, or left behind by a line that was cut. */
export function LivePill({ place }: { place: 'picture' | 'bar' | 'list' }) {
  const line = useLine()
  const locale = useLocale()
  const time = timeWords(new Date(useAsOf()).toISOString(), locale)
  if (line === 'none') return null
  return (
    <p
      className={place === 'picture' ? `${styles.pill} ${glass.glass}` : styles.pill}
      data-place={place}
      data-line={line}
    >
      {line === 'open' && (
        <>
          <b>{m.live_word()}</b> {m.live_updated({ time })}
        </>
      )}
      {line === 'lost' && m.live_lost({ time })}
      {line === 'asked' && m.live_as_of({ time })}
    </p>
  )
}
