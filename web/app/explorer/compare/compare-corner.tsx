import { m } from '../../paraglide/messages.js'
import { clearCompared } from '../../state/compare.ts'
import { Button } from '../../ui/button.tsx'
import { AskForPrices } from './ask-for-prices.tsx'
import styles from './compare-corner.module.css'
import { OnlyDifferences } from './only-differences.tsx'

interface CompareCornerProps {
  onlyDifferences: boolean
  onOnlyDifferences: (on: boolean) => void
}

export function CompareCorner({ onlyDifferences, onOnlyDifferences }: CompareCornerProps) {
  return (
    <div className={styles.corner}>
      <h2 className={styles.title}>{m.what_sets_apart()}</h2>
      <OnlyDifferences on={onlyDifferences} onChange={onOnlyDifferences} />
      <AskForPrices />
      <Button look="text" onClick={clearCompared}>
        {m.remove_all()}
      </Button>
    </div>
  )
}
