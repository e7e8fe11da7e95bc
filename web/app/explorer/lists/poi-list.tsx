import { m } from '../../paraglide/messages.js'
import type { ListedPoi } from './load-pois.ts'
import { PictureCards } from './picture-cards.tsx'
import styles from './poi-list.module.css'

/** What there is around and in the project, each leading to its own screen. */
export function PoiList({ pois }: { pois: readonly ListedPoi[] }) {
  const cards = pois.map(({ id, title, path, picture, text, place }) => ({
    key: String(id),
    name: title,
    path,
    picture,
    facts: (
      <>
        {place && <span className={styles.place}>{place}</span>}
        {text && <span className={styles.text}>{text}</span>}
      </>
    ),
  }))
  return (
    <main className={styles.page}>
      <h1 className={styles.title}>{m.pois_title()}</h1>
      <PictureCards cards={cards} />
    </main>
  )
}
