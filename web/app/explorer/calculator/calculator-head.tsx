import { m } from '../../paraglide/messages.js'
import { Icon } from '../../ui/icon.tsx'
import { RoundButton } from '../../ui/round-button.tsx'
import styles from './calculator-head.module.css'

interface CalculatorHeadProps {
  /** The unit number; without one the panel calculates for any price. */
  unit: string | undefined
  typeName: string | undefined
  onClose: () => void
}

export function CalculatorHead({ unit, typeName, onClose }: CalculatorHeadProps) {
  return (
    <div className={styles.head}>
      <div>
        {unit && <p className={styles.label}>{m.loan_calculator()}</p>}
        <h2 className={styles.title}>
          {unit || m.loan_calculator()} {typeName && <span className={styles.type}>{typeName}</span>}
        </h2>
      </div>
      <RoundButton ground="bare" label={m.close()} onClick={onClose}>
        <Icon name="close" />
      </RoundButton>
    </div>
  )
}
