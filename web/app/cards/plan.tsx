import type { Apartment } from '@belvedere/contract/entities/apartment'
import { planImageSource } from '@belvedere/domain/apartments/plan-image'
import { m } from '../paraglide/messages.js'
import styles from './plan.module.css'

interface PlanProps {
  apartment: Pick<Apartment, 'name' | 'media'>
  /** How much room it has where it stands. */
  className: string | undefined
  lazy?: boolean
}

export function Plan({ apartment: { name, media }, className, lazy = false }: PlanProps) {
  const source = planImageSource(media)
  return (
    <div className={`${styles.plan} ${className}`}>
      {source && (
        <img
          src={source}
          alt={m.plan_of({ name })}
          width="276"
          height="236"
          loading={lazy ? 'lazy' : undefined}
        />
      )}
    </div>
  )
}
