import type { Apartment } from '@belvedere/contract/entities/apartment'
import { apartmentPath } from '@belvedere/domain/screens/screen-paths'
import { Link } from 'react-router'
import { useLocalised } from '../../i18n/use-locale.ts'
import { m } from '../../paraglide/messages.js'
import { clearCompared } from '../../state/compare.ts'
import { Button } from '../../ui/button.tsx'
import { AskForPrices } from './ask-for-prices.tsx'
import { OnlyDifferences } from './only-differences.tsx'
import styles from './phone-foot.module.css'

interface PhoneFootProps {
  /** The one in the first column. */
  first: Apartment
  onlyDifferences: boolean
  onOnlyDifferences: (on: boolean) => void
}

export function PhoneFoot({ first, onlyDifferences, onOnlyDifferences }: PhoneFootProps) {
  const localised = useLocalised()
  const { masterplanId, buildingId, id, name } = first
  return (
    <>
      <div className={styles.more}>
        <AskForPrices />
        <Button look="text" onClick={clearCompared}>
          {m.remove_all()}
        </Button>
      </div>
      <footer className={styles.foot}>
        <OnlyDifferences on={onlyDifferences} onChange={onOnlyDifferences} />
        <Link className={styles.explore} to={localised(apartmentPath(masterplanId, buildingId, id))}>
          {m.explore_named({ name })}
        </Link>
      </footer>
    </>
  )
}
