import { m } from '../../paraglide/messages.js'
import { GROUPS, type Group, type Groups, type Tab } from './group-changes.ts'
import styles from './studio-change-tabs.module.css'

export const GROUP_WORDS: Readonly<Record<Group, () => string>> = {
  held: m.studio_import_tab_held,
  prices: m.studio_import_tab_prices,
  statuses: m.studio_import_tab_statuses,
  facts: m.studio_import_tab_facts,
  new: m.studio_import_tab_new,
  missing: m.studio_import_tab_missing,
  unread: m.studio_import_unread_cells,
}

interface ChangeTabsProps {
  groups: Groups
  tab: Tab
  onTab: (tab: Tab) => void
  search: string
  onSearch: (search: string) => void
}

/** Which of the changes are shown: buttons, of which one is pressed. */
export function ChangeTabs({ groups, tab, onTab, search, onSearch }: ChangeTabsProps) {
  const filled = GROUPS.filter((group) => groups[group].length > 0)
  const all = filled.reduce((sum, group) => sum + groups[group].length, 0)
  const button = (name: Tab, words: string, count: number) => (
    <button key={name} type="button" aria-pressed={tab === name} data-tab={name} onClick={() => onTab(name)}>
      {words} <span>{count}</span>
    </button>
  )
  return (
    <div className={styles.tabs}>
      {button('all', m.studio_import_tab_all(), all)}
      {filled.map((group) => button(group, GROUP_WORDS[group](), groups[group].length))}
      <input
        type="search"
        aria-label={m.studio_import_find()}
        placeholder={m.studio_import_find()}
        value={search}
        onChange={(event) => onSearch(event.target.value)}
      />
    </div>
  )
}
