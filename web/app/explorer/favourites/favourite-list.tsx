import { useRef } from 'react'
import type { ListedApartment } from '../../content/load-listed-apartments.ts'
import { m } from '../../paraglide/messages.js'
import { clearFavourites, useFavouriteCount } from '../../state/favourites.ts'
import { useReturn } from '../../state/return-to-list.ts'
import { Button } from '../../ui/button.tsx'
import { ComingRows } from './coming-rows.tsx'
import { FavouriteRow } from './favourite-row.tsx'
import words from './favourite-words.module.css'
import styles from './favourites-card.module.css'

interface FavouriteListProps {
  favourites: { readonly status: 'loading' | 'ready' | 'failed'; readonly list: readonly ListedApartment[] }
  onSend: () => void
}

export function FavouriteList({ favourites: { status, list }, onSend }: FavouriteListProps) {
  const kept = useFavouriteCount()
  const rows = useRef<HTMLUListElement>(null)
  useReturn('favourites', rows)
  if (kept === 0 || (status === 'ready' && list.length === 0))
    return <p className={words.alone}>{m.no_favourites()}</p>
  return (
    <>
      <div className={styles.scrolls} data-list-scrolls="">
        <p className={words.lead} aria-live="polite">
          {m.favourites_kept({ count: kept })}
        </p>
        {status === 'failed' && <p role="alert">{m.error_text()}</p>}
        <ul ref={rows}>
          {list.map((favourite) => (
            <FavouriteRow key={favourite.apartment.id} favourite={favourite} />
          ))}
          {status === 'loading' && list.length === 0 && <ComingRows count={kept} />}
        </ul>
      </div>
      <div className={styles.foot}>
        <Button look="primary" disabled={list.length === 0} onClick={onSend}>
          {m.send_email()}
        </Button>
        <Button look="text" onClick={clearFavourites}>
          {m.remove_all()}
        </Button>
      </div>
    </>
  )
}
