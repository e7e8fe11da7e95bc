import { m } from '../../paraglide/messages.js'
import { pressCalculator } from '../../state/calculated-apartment.ts'
import { pressCompareList, useCompareCount } from '../../state/compare.ts'
import { pressFavourites, useFavouriteCount } from '../../state/favourites.ts'
import { AccountButton } from './account-button.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { ToolButton } from './tool-button.tsx'
import styles from './tools.module.css'

export interface ToolsProps {
  ground: 'glass' | 'paper'
  /** Beside actions of the screen the pill has room on a desktop only. */
  crowded: boolean
}

/** Favourites, compare and calculator | language and account, in one pill (BAR-04); a phone has them in its menu. */
export function Tools({ ground, crowded }: ToolsProps) {
  const favourites = useFavouriteCount()
  const compared = useCompareCount()
  return (
    <div className={styles.pill} data-ground={ground} data-crowded={crowded || undefined}>
      <ToolButton
        icon="heart"
        label={m.favourites()}
        count={favourites}
        countLabel={m.favourites_count({ count: favourites })}
        onPress={pressFavourites}
      />
      <ToolButton
        icon="compare"
        label={m.compare()}
        count={compared}
        countLabel={m.compared_count({ count: compared })}
        onPress={pressCompareList}
      />
      <ToolButton icon="calculator" label={m.credit_calculator()} onPress={pressCalculator} />
      <span className={styles.rule} aria-hidden="true" />
      <LanguageSwitch />
      <AccountButton />
    </div>
  )
}
