import type { Apartment } from '@belvedere/contract/entities/apartment'
import { FindSimilar } from '../../cards/find-similar.tsx'
import { m } from '../../paraglide/messages.js'
import { pressCompare, useIsCompared } from '../../state/compare.ts'
import { openPanel } from '../../state/open-panel.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import styles from './actions.module.css'

interface ActionsProps {
  apartment: Apartment
  /** Undefined for whoever has to ask for it. */
  price: number | undefined
  /** Where others like it are, once it is sold: nobody asks for this one then. */
  similarTo: string | undefined
  onCalculate: () => void
}

/** At the thumb on a phone, at the foot of the facts on a desk. */
export function Actions({ apartment, price, similarTo, onCalculate }: ActionsProps) {
  const { id, name } = apartment
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div
      className={styles.actions}
      role="group"
      aria-label={m.apartment_actions()}
      data-similar={similarTo ? '' : undefined}
    >
      {similarTo && <FindSimilar to={similarTo} className={styles.similar} />}
      <Button
        className={styles.tool}
        aria-label={m.compare_this({ name })}
        aria-pressed={useIsCompared(id)}
        onClick={() => pressCompare(id)}
      >
        <Icon name="compare" />
      </Button>
      <Button className={styles.tool} aria-label={m.calculate_loan({ name })} onClick={onCalculate}>
        <Icon name="calculator" />
      </Button>
      {!similarTo && (
        <Button
          look="primary"
          className={styles.ask}
          onClick={() => openPanel({ name: 'ask', apartmentIds: [id], apartment })}
        >
          {price === undefined ? m.ask_for_price() : m.ask_about_apartment()}
        </Button>
      )}
    </div>
  )
}
