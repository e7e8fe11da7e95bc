import { m } from '../../paraglide/messages.js'
import styles from './stage-choice.module.css'

interface StageChoiceProps {
  shown: 'plan' | 'pictures'
  onChoose: (choice: 'plan' | 'pictures') => void
}

/** The plan, or the pictures. */
export function StageChoice({ shown, onChoose }: StageChoiceProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div className={styles.choice} role="group" aria-label={m.what_is_shown()}>
      <button type="button" aria-pressed={shown === 'plan'} onClick={() => onChoose('plan')}>
        {m.plan()}
      </button>
      <button type="button" aria-pressed={shown === 'pictures'} onClick={() => onChoose('pictures')}>
        {m.gallery()}
      </button>
    </div>
  )
}
