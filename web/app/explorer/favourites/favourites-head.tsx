import {
  FAVOURITES_STEPS,
  type FavouritesStep,
} from '@belvedere/domain/favourites-and-compare/favourites-form'
import { m } from '../../paraglide/messages.js'
import { closePanel } from '../../state/open-panel.ts'
import { Icon } from '../../ui/icon.tsx'
import styles from './favourites-head.module.css'

interface FavouritesHeadProps {
  step: FavouritesStep
  onBack: () => void
}

export function FavouritesHead({ step, onBack }: FavouritesHeadProps) {
  const at = FAVOURITES_STEPS.indexOf(step)
  return (
    <>
      <div className={styles.head}>
        {step === 'sendEmail' && (
          <button type="button" className={styles.tool} aria-label={m.back()} onClick={onBack}>
            <Icon name="back" />
          </button>
        )}
        <h2 className={styles.title}>
          {step === 'favouriteApartments' ? m.favourites() : m.send_favourites()}
        </h2>
        <button type="button" className={styles.tool} aria-label={m.close()} onClick={closePanel}>
          <Icon name="close" />
        </button>
      </div>
      <div
        className={styles.steps}
        role="img"
        aria-label={m.step_of({ step: at + 1, steps: FAVOURITES_STEPS.length })}
      >
        {FAVOURITES_STEPS.map((name, index) => (
          <span key={name} data-done={index <= at ? '' : undefined} />
        ))}
      </div>
    </>
  )
}
