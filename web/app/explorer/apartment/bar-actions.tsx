import type { Apartment } from '@belvedere/contract/entities/apartment'
import { m } from '../../paraglide/messages.js'
import { pressHeart, useIsFavourite } from '../../state/favourites.ts'
import { openPanel } from '../../state/open-panel.ts'
import { Icon } from '../../ui/icon.tsx'
import { RoundButton } from '../../ui/round-button.tsx'
import styles from './bar-actions.module.css'

interface BarActionsProps {
  apartment: Pick<Apartment, 'id' | 'name'>
  onClose: () => void
}

/** What the app bar offers on the apartment page beside the tools: download, favourite, close (BAR-05). */
export function BarActions({ apartment: { id }, onClose }: BarActionsProps) {
  const favourite = useIsFavourite(id)
  const heart = favourite ? m.in_favourites() : m.add_to_favourites()
  return (
    <>
      <button
        type="button"
        className={styles.action}
        title={m.download()}
        onClick={() => openPanel({ name: 'downloads', apartmentId: id })}
      >
        <Icon name="download" />
        <span>{m.download()}</span>
      </button>
      <button
        type="button"
        className={`${styles.action} ${styles.heart}`}
        data-favourite={favourite ? '' : undefined}
        title={heart}
        onClick={() => pressHeart(id)}
      >
        <Icon name="heart" filled={favourite} />
        <span>{heart}</span>
      </button>
      <RoundButton ground="paper" label={m.close()} onClick={onClose}>
        <Icon name="close" />
      </RoundButton>
    </>
  )
}
