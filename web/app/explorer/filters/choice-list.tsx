import type { FilterName } from '@belvedere/domain/filters/filters'
import { Checkbox } from '../../ui/checkbox.tsx'
import { StatusGlyph } from '../../ui/status-glyph.tsx'
import styles from './choice-list.module.css'
import type { FilterControlProps } from './filter-props.ts'
import type { Choice } from './filter-views.ts'

interface ChoiceListProps extends Pick<FilterControlProps, 'onChange'> {
  name: FilterName
  legend: string
  choices: readonly Choice[]
}

export function ChoiceList({ name, legend, choices, onChange }: ChoiceListProps) {
  return (
    <fieldset className={styles.choices} data-as={name}>
      <legend className={styles.legend}>{legend}</legend>
      {choices.map(({ value, word, note, status, count, chosen, choose }) => (
        <Checkbox key={value} checked={chosen} onChange={(on) => onChange(choose(on))}>
          {status && (
            <svg
              className={styles.glyph}
              viewBox="-7 -7 14 14"
              aria-hidden="true"
              style={{ color: `var(--stt-${status})` }}
            >
              <StatusGlyph name={status} />
            </svg>
          )}
          <span className={styles.word}>
            {word}
            {note && <small> {note}</small>}
          </span>
          {count !== undefined && <span className={styles.count}>{count}</span>}
        </Checkbox>
      ))}
    </fieldset>
  )
}
