import { useEffect, useState } from 'react'
import { useLocale } from '../i18n/use-locale.ts'
import { timeWords } from '../i18n/when-words.ts'
import { m } from '../paraglide/messages.js'
import { Icon } from '../ui/icon.tsx'
import { useAsOf, useLine } from './live-store.ts'
import styles from './lost-card.module.css'

/** A while without a line, a phone says in words what that means. */
const EXPLAINED_AFTER_MS = 25_000

export function LostCard() {
  const lost = useLine() === 'lost'
  const asOf = useAsOf()
  const locale = useLocale()
  const [long, setLong] = useState(false)
  useEffect(() => {
    setLong(false)
    if (!lost) return
    const timer = setTimeout(() => setLong(true), EXPLAINED_AFTER_MS)
    return () => clearTimeout(timer)
  }, [lost])
  if (!lost || !long) return null
  return (
    <div className={styles.card} role="status">
      <Icon name="no-line" />
      <p className={styles.title}>
        {m.live_cut_title({ time: timeWords(new Date(asOf).toISOString(), locale) })}
      </p>
      <p className={styles.text}>{m.live_cut_text()}</p>
    </div>
  )
}
