import { LANGUAGE_IDS } from '@belvedere/domain/content/languages'
import { useId, useState } from 'react'
import { m } from '../../paraglide/messages.js'
import type { Texts } from './load-place.ts'
import styles from './studio-text-pair.module.css'

const LANGUAGES = [
  { langId: LANGUAGE_IDS.english, code: 'en', name: m.studio_in_english },
  { langId: LANGUAGE_IDS.serbian_latin, code: 'sr-Latn', name: m.studio_in_serbian },
]

interface TextPairProps {
  /** What the text is: "Name". */
  label: string
  texts: Texts
  lines?: boolean
  /** Undefined for those who only read. */
  onChange: ((langId: number, text: string) => void) | undefined
}

/** A text in both languages, side by side. */
export function TextPair({ label, texts, lines = false, onChange }: TextPairProps) {
  return (
    <div className={styles.pair}>
      {LANGUAGES.map(({ langId, code, name }) => (
        <TextIn
          key={langId}
          label={m.studio_text_in({ text: label, language: name() })}
          lang={code}
          text={texts[langId] ?? ''}
          lines={lines}
          onChange={onChange && ((text) => onChange(langId, text))}
        />
      ))}
    </div>
  )
}

interface TextInProps {
  label: string
  lang: string
  text: string
  lines: boolean
  onChange: ((text: string) => void) | undefined
}

/** What is typed stays as typed, whatever is read again meanwhile. */
function TextIn({ label, lang, text, lines, onChange }: TextInProps) {
  const id = useId()
  const [typed, setTyped] = useState(text)
  const Field = lines ? 'textarea' : 'input'
  return (
    <div className={styles.text}>
      <label htmlFor={id}>{label}</label>
      <Field
        id={id}
        lang={lang}
        value={typed}
        readOnly={!onChange}
        {...(lines && { rows: 4 })}
        onChange={(event) => {
          setTyped(event.target.value)
          onChange?.(event.target.value)
        }}
      />
    </div>
  )
}
