import { LANGUAGE_IDS } from '@belvedere/domain/content/languages'
import { useId } from 'react'
import { m } from '../../paraglide/messages.js'
import type { Texts } from './load-place.ts'
import { usePlaceEdits } from './place-edits.ts'
import { type TextOf, textKey } from './save-texts.ts'
import styles from './studio-text-pair.module.css'

const LANGUAGES = [
  { langId: LANGUAGE_IDS.english, code: 'en', name: m.studio_in_english },
  { langId: LANGUAGE_IDS.serbian_latin, code: 'sr-Latn', name: m.studio_in_serbian },
]

interface TextPairProps {
  /** What the text is: "Name". */
  label: string
  /** The first is the one that is shown; the others say the same. */
  of: readonly [TextOf, ...TextOf[]]
  /** As it was read. */
  texts: Texts
  lines?: boolean
  mayEdit: boolean
}

/** A text in both languages, side by side; saved as it is typed. */
export function TextPair({ label, of, texts, ...rest }: TextPairProps) {
  return (
    <div className={styles.pair}>
      {LANGUAGES.map(({ langId, code, name }) => (
        <TextIn
          key={langId}
          label={m.studio_text_in({ text: label, language: name() })}
          lang={code}
          keys={of.map((one) => textKey(one, langId))}
          stored={texts[langId] ?? ''}
          {...rest}
        />
      ))}
    </div>
  )
}

interface TextInProps extends Pick<TextPairProps, 'lines' | 'mayEdit'> {
  label: string
  lang: string
  keys: readonly string[]
  stored: string
}

function TextIn({ label, lang, keys, stored, lines = false, mayEdit }: TextInProps) {
  const id = useId()
  const { texts } = usePlaceEdits()
  const typed = texts.use((state) => state.typed.get(keys[0] ?? ''))
  const isRefused = texts.use(({ refused }) => keys.some((key) => refused.has(key)))
  const Field = lines ? 'textarea' : 'input'
  return (
    <div className={styles.text}>
      <label htmlFor={id}>{label}</label>
      <Field
        id={id}
        lang={lang}
        value={typed ?? stored}
        readOnly={!mayEdit}
        {...(lines && { rows: 4 })}
        {...(isRefused && { 'aria-invalid': true, 'aria-describedby': `${id}-refused` })}
        onChange={({ target }) => texts.change(new Map(keys.map((key) => [key, target.value])))}
      />
      {isRefused && (
        <p id={`${id}-refused`} className={styles.refused} role="alert">
          {m.studio_text_refused()}
        </p>
      )}
    </div>
  )
}
