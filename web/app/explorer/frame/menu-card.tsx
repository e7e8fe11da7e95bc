import type { ReactNode } from 'react'
import { useMatches } from 'react-router'
import { m } from '../../paraglide/messages.js'
import { pressCalculator } from '../../state/calculated-apartment.ts'
import { pressCompareList, useCompareCount } from '../../state/compare.ts'
import { pressFavourites, useFavouriteCount } from '../../state/favourites.ts'
import { closePanel, openPanel } from '../../state/open-panel.ts'
import { Icon, type IconName } from '../../ui/icon.tsx'
import { Panel } from '../../ui/panel.tsx'
import { SheetGrabber } from '../../ui/sheet-grabber.tsx'
import { AccountEntries } from './account-entries.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import styles from './menu-card.module.css'

/** The menu card (BAR-12): favourites, downloads (on the apartment page), calculator, compare, language, account. */
export default function MenuCard() {
  const favourites = useFavouriteCount()
  const compared = useCompareCount()
  const apartmentId = Number(useMatches().at(-1)?.params.apartmentId)
  return (
    <Panel label={m.menu()} shape="sheet" className={styles.menu} onClose={closePanel}>
      <div className={styles.grabber}>
        <SheetGrabber onClose={closePanel} />
      </div>
      <div className={styles.head}>
        <h2 className={styles.title}>{m.menu()}</h2>
        <button type="button" className={styles.close} aria-label={m.close()} onClick={closePanel}>
          <Icon name="close" />
        </button>
      </div>
      <ul className={styles.entries}>
        <Entry icon="heart" count={favourites} onPress={pressFavourites}>
          {m.favourites()}
        </Entry>
        {apartmentId > 0 && (
          <Entry icon="download" onPress={() => openPanel({ name: 'downloads', apartmentId })}>
            {m.downloads()}
          </Entry>
        )}
        <Entry icon="calculator" onPress={pressCalculator}>
          {m.credit_calculator()}
        </Entry>
        <Entry icon="compare" count={compared} onPress={pressCompareList}>
          {m.compare()}
        </Entry>
        <AccountEntries />
        <li>
          <LanguageSwitch wide />
        </li>
      </ul>
    </Panel>
  )
}

interface EntryProps {
  icon: IconName
  count?: number
  onPress: () => void
  children: ReactNode
}

function Entry({ icon, count = 0, onPress, children }: EntryProps) {
  return (
    <li>
      <button
        type="button"
        className={styles.entry}
        onClick={() => {
          closePanel()
          onPress()
        }}
      >
        <Icon name={icon} />
        {children}
        {count > 0 && <span className={styles.count}>{count}</span>}
      </button>
    </li>
  )
}
