import { type Hex, isHex } from '@belvedere/domain/look/contrast'
import { useEffect, useId, useState } from 'react'
import { m } from '../../paraglide/messages.js'
import styles from './studio-look.module.css'

/** Deep enough for white words, and none of them a status. */
const OFFERED: readonly Hex[] = ['#16474f', '#1b4f78', '#5f3a66', '#6a4a1c', '#2b4f2c', '#7d2a2a']

interface AccentChoiceProps {
  accent: Hex
  onChoose: (accent: Hex) => void
}

export function AccentChoice({ accent, onChoose }: AccentChoiceProps) {
  const id = useId()
  const [typed, setTyped] = useState<string>(accent)
  useEffect(() => setTyped(accent), [accent])
  const type = (text: string) => {
    setTyped(text)
    const hex = text.trim().toLowerCase()
    if (isHex(hex)) onChoose(hex)
  }
  return (
    <section className={styles.part}>
      <div className={styles.head}>
        <h2 className={styles.heading}>{m.studio_look_accent()}</h2>
        <label className={styles.hex}>
          <span className={styles.dot} style={{ background: accent }} />
          <input
            aria-label={m.studio_look_accent_hex()}
            value={typed.toUpperCase()}
            maxLength={7}
            spellCheck={false}
            onChange={({ target }) => type(target.value)}
          />
        </label>
      </div>
      <div className={styles.swatches}>
        {OFFERED.map((colour) => (
          <button
            key={colour}
            type="button"
            className={styles.swatch}
            style={{ background: colour }}
            aria-label={colour.toUpperCase()}
            aria-pressed={colour === accent.toLowerCase()}
            onClick={() => onChoose(colour)}
          />
        ))}
        <label className={styles.own} htmlFor={id}>
          <input
            id={id}
            type="color"
            aria-label={m.studio_look_own_accent()}
            value={accent}
            onChange={({ target }) => type(target.value)}
          />
        </label>
      </div>
    </section>
  )
}
