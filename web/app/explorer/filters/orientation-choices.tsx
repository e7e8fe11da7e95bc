import { compassWord } from '../../i18n/orientation-words.ts'
import { m } from '../../paraglide/messages.js'
import { Checkbox } from '../../ui/checkbox.tsx'
import choices from './choices.module.css'
import type { FilterControlProps } from './filter-props.ts'
import { toggled } from './toggled.ts'

/** Compass directions; an apartment that faces two matches either (FLT-15). */
export function OrientationChoices({ filter, facts, onChange }: FilterControlProps) {
  const chosen = filter.selectedOrientations
  return (
    <fieldset className={choices.choices}>
      <legend className={choices.legend}>{m.filter_orientation()}</legend>
      {facts.orientations.map((direction) => (
        <Checkbox
          key={direction}
          checked={chosen.includes(direction)}
          onChange={(on) => onChange({ selectedOrientations: toggled(chosen, direction, on) })}
        >
          <span className={choices.word}>{compassWord(direction)}</span>
        </Checkbox>
      ))}
    </fieldset>
  )
}
