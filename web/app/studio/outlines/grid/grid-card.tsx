import { m } from '../../../paraglide/messages.js'
import styles from '../mask/studio-mask-card.module.css'
import type { Misfit } from './use-grid.ts'

interface GridCardProps {
  misfit: Misfit
  onKeep: () => void
  onOtherwise: () => void
  onAddColumn: () => void
}

/** A floor whose cells do not fit its apartments. */
export function GridCard({ misfit: { kind, ...facts }, onKeep, onOtherwise, onAddColumn }: GridCardProps) {
  const title = kind === 'fewer' ? m.studio_grid_fewer(facts) : m.studio_grid_more(facts)
  return (
    <section className={styles.card} aria-label={title}>
      <h2>{title}</h2>
      {kind === 'fewer' && <p>{m.studio_grid_joined({ homes: facts.homes })}</p>}
      <div>
        {kind === 'fewer' ? (
          <>
            <button type="button" onClick={onKeep}>
              {m.studio_grid_keep({ homes: facts.homes })}
            </button>
            <button type="button" onClick={onOtherwise}>
              {m.studio_grid_otherwise()}
            </button>
          </>
        ) : (
          <>
            <button type="button" onClick={onAddColumn}>
              {m.studio_grid_add_column()}
            </button>
            <button type="button" onClick={onKeep}>
              {m.studio_grid_keep({ homes: facts.columns })}
            </button>
          </>
        )}
      </div>
    </section>
  )
}
