import { LANGUAGE_IDS } from '@belvedere/domain/content/languages'
import type { PlaceAt } from '@belvedere/domain/places/place-tree'
import { useId } from 'react'
import { m } from '../../paraglide/messages.js'
import { Button } from '../../ui/button.tsx'
import { WhoChanged } from '../actions/who-changed.tsx'
import type { Texts } from './load-place.ts'
import { usePlaceEdits } from './place-edits.ts'
import { type TextOf, type TypedText, textKey } from './save-texts.ts'
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
  /** Where it stands; on the project itself without. */
  at?: PlaceAt
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
          kind={of[0].kind === 'texts' || of[0].kind === 'media' ? 'texts' : 'places'}
          keys={of.map((one) => textKey(one, langId))}
          stored={texts[langId] ?? ''}
          {...rest}
        />
      ))}
    </div>
  )
}

interface TextInProps extends Pick<TextPairProps, 'lines' | 'mayEdit' | 'at'> {
  label: string
  lang: string
  /** What History calls its changes. */
  kind: 'texts' | 'places'
  keys: readonly string[]
  stored: string
}

function TextIn({ label, lang, kind, keys, stored, lines = false, mayEdit, at }: TextInProps) {
  const id = useId()
  const [first = '', ...others] = keys
  const edits = usePlaceEdits()
  const typed = edits.texts.use((state) => state.typed.get(first))
  const isRefused = edits.texts.use(({ refused }) => keys.some((key) => refused.has(key)))
  const theirs = edits.theirs.use((now) => now.get(first))
  const write = (text: string, over: string) => {
    const same = others.map((key) => [key, { text, like: first }] as const)
    edits.texts.change(new Map<string, TypedText>([[first, { text, over }], ...same]))
  }
  /** Theirs has been seen: what is written now is written over it. */
  const decide = (text: string, over: string) => {
    edits.theirs.set((now) => new Map([...now].filter(([key]) => key !== first)))
    write(text, over)
  }
  const Field = lines ? 'textarea' : 'input'
  return (
    <div className={styles.text}>
      <label htmlFor={id}>{label}</label>
      <Field
        id={id}
        lang={lang}
        value={typed?.text ?? stored}
        readOnly={!mayEdit}
        {...(lines && { rows: 4 })}
        {...(isRefused && { 'aria-invalid': true, 'aria-describedby': `${id}-refused` })}
        onChange={({ target }) => write(target.value, typed?.over ?? stored)}
      />
      {isRefused && theirs === undefined && (
        <p id={`${id}-refused`} className={styles.refused} role="alert">
          {m.studio_text_refused()}
        </p>
      )}
      {theirs !== undefined && (
        <div id={`${id}-refused`} className={styles.both} role="alert">
          <p className={styles.refused}>{m.studio_cell_both_changed()}</p>
          <p>{m.studio_theirs_is({ value: theirs || m.studio_empty_value() })}</p>
          <p>
            <WhoChanged kind={kind} at={at} />
          </p>
          <span className={styles.acts}>
            <Button look="text" onClick={() => decide(typed?.text ?? '', theirs)}>
              {m.studio_keep_mine()}
            </Button>
            <Button look="text" onClick={() => decide(theirs, theirs)}>
              {m.studio_take_theirs()}
            </Button>
          </span>
        </div>
      )}
    </div>
  )
}
