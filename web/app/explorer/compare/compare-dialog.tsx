import { COMPARE_LIMIT, placesLeft } from '@belvedere/domain/favourites-and-compare/compare-list'
import { COMPARE_PATH } from '@belvedere/domain/screens/screen-paths'
import { useNavigate } from 'react-router'
import { useLocalised } from '../../i18n/use-locale.ts'
import { m } from '../../paraglide/messages.js'
import { clearCompared, useCompared } from '../../state/compare.ts'
import { closePanel } from '../../state/open-panel.ts'
import { useListedApartments } from '../../state/use-listed-apartments.ts'
import { Button } from '../../ui/button.tsx'
import { Panel } from '../../ui/panel.tsx'
import styles from './compare-dialog.module.css'
import { CompareSlot } from './compare-slot.tsx'

const SLOTS = Array.from({ length: COMPARE_LIMIT }, (_, place) => place)

/** Four places for what shall be compared (CMP-04). */
export default function CompareDialog() {
  const ids = useCompared()
  const { list } = useListedApartments(ids)
  const navigate = useNavigate()
  const localised = useLocalised()
  const left = placesLeft(ids)
  return (
    <Panel label={m.compare_title()} shape="centre" className={styles.panel} onClose={closePanel}>
      <div className={styles.head}>
        <h2 className={styles.title}>{m.compare_title()}</h2>
        <p className={styles.left} role="status">
          {left > 0 ? m.places_left({ count: left }) : m.no_place_left()}
        </p>
      </div>
      <ul className={styles.slots}>
        {SLOTS.map((place) => {
          const listed = list.find(({ apartment }) => apartment.id === ids[place])
          return (
            <CompareSlot
              key={ids[place] ?? `empty-${place}`}
              listed={listed}
              empty={ids[place] === undefined}
            />
          )
        })}
      </ul>
      <div className={styles.foot}>
        <Button
          look="primary"
          disabled={ids.length === 0}
          onClick={() => {
            closePanel()
            navigate(localised(COMPARE_PATH))
          }}
        >
          {m.compare_now()}
        </Button>
        <Button onClick={closePanel}>{m.close()}</Button>
        <Button look="text" className={styles.clear} disabled={ids.length === 0} onClick={clearCompared}>
          {m.remove_all()}
        </Button>
      </div>
    </Panel>
  )
}
