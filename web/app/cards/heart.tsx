import type { Apartment } from '@belvedere/contract/entities/apartment'
import { m } from '../paraglide/messages.js'
import { pressHeart, useIsFavourite } from '../state/favourites.ts'
import { Icon } from '../ui/icon.tsx'
import styles from './card-tool.module.css'

/** Full when the apartment is a favourite; all hearts of an apartment beat as one (FAV-01). */
export function Heart({ apartment: { id, name } }: { apartment: Pick<Apartment, 'id' | 'name'> }) {
  const favourite = useIsFavourite(id)
  return (
    <button
      type="button"
      className={styles.tool}
      data-tool="heart"
      aria-label={m.favourite_this({ name })}
      aria-pressed={favourite}
      onClick={() => pressHeart(id)}
    >
      <Icon name="heart" filled={favourite} />
    </button>
  )
}
