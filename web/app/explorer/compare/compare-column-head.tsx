import type { Apartment } from '@belvedere/contract/entities/apartment'
import { Heart } from '../../cards/heart.tsx'
import { Plan } from '../../cards/plan.tsx'
import { m } from '../../paraglide/messages.js'
import { removeCompared } from '../../state/compare.ts'
import { Icon } from '../../ui/icon.tsx'
import { RoundButton } from '../../ui/round-button.tsx'
import styles from './compare-column-head.module.css'

export function CompareColumnHead({ apartment }: { apartment: Apartment }) {
  const { id, name } = apartment
  return (
    <th scope="col" className={styles.head} data-apartment={id} aria-label={name}>
      <Plan apartment={apartment} className={styles.plan} />
      <p className={styles.name}>{name}</p>
      <div className={styles.heart}>
        <Heart apartment={apartment} />
      </div>
      <div className={styles.remove}>
        <RoundButton ground="paper" label={m.remove_this({ name })} onClick={() => removeCompared(id)}>
          <Icon name="close" />
        </RoundButton>
      </div>
    </th>
  )
}
