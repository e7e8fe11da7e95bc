import { cardPrice } from '@belvedere/domain/apartments/card-price'
import { formatMoney } from '@belvedere/domain/sales/money'
import { apartmentPath } from '@belvedere/domain/screens/screen-paths'
import { Link } from 'react-router'
import { Plan } from '../../cards/plan.tsx'
import type { ListedApartment } from '../../content/load-listed-apartments.ts'
import { apartmentFactsLine } from '../../i18n/apartment-facts-line.ts'
import { statusWord } from '../../i18n/status-words.ts'
import { useLocalised } from '../../i18n/use-locale.ts'
import { m } from '../../paraglide/messages.js'
import { removeFavourite } from '../../state/favourites.ts'
import { closePanel } from '../../state/open-panel.ts'
import { fromList } from '../../state/return-to-list.ts'
import { Icon } from '../../ui/icon.tsx'
import { StatusLabel } from '../../ui/status-label.tsx'
import styles from './favourite-row.module.css'

/** 120 px high (FAV-04). */
export function FavouriteRow({ favourite }: { favourite: ListedApartment }) {
  const localised = useLocalised()
  const { apartment, selectedFilters } = favourite
  const { masterplanId, buildingId, id, name, status } = apartment
  const link = fromList('favourites', id)
  const price = cardPrice(apartment, selectedFilters)
  return (
    <li className={styles.row} data-apartment={id}>
      <Plan apartment={apartment} className={styles.plan} />
      <div className={styles.words}>
        <StatusLabel status={status} word={statusWord(status)} />
        <Link
          className={styles.name}
          to={localised(apartmentPath(masterplanId, buildingId, id))}
          state={link.state}
          onClick={(event) => {
            link.onClick(event)
            closePanel()
          }}
        >
          {name}
        </Link>
        <p className={styles.line}>{apartmentFactsLine(apartment, selectedFilters)}</p>
        {price !== undefined && <p className={styles.price}>{formatMoney(price)}</p>}
      </div>
      <button
        type="button"
        className={styles.remove}
        aria-label={m.remove_this({ name })}
        onClick={() => removeFavourite(id)}
      >
        <Icon name="close" />
      </button>
    </li>
  )
}
