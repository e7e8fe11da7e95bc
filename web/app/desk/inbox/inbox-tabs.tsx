import { m } from '../../paraglide/messages.js'
import { useDesk } from '../project/desk-project.ts'
import styles from './desk-inbox-tabs.module.css'
import type { InboxTab } from './use-inbox.ts'

interface InboxTabsProps {
  tab: InboxTab
  onChange: (tab: InboxTab) => void
}

/** Whose enquiries are shown, with how many there are. */
export function InboxTabs({ tab, onChange }: InboxTabsProps) {
  const { inbox } = useDesk()
  const counts = inbox.state === 'ready' ? inbox.value : undefined
  const tabs: readonly [InboxTab, string, number | undefined][] = [
    ['everyone', m.desk_tab_everyone(), counts?.open],
    ['mine', m.desk_tab_mine(), counts?.mine],
    ['nobody', m.desk_tab_nobody(), counts?.nobodys],
    ['closed', m.desk_tab_closed(), undefined],
  ]
  return (
    <fieldset className={styles.tabs} aria-label={m.desk_whose()}>
      {tabs.map(([name, words, count]) => (
        <button key={name} type="button" aria-pressed={tab === name} onClick={() => onChange(name)}>
          {words} {count !== undefined && <span>{count}</span>}
        </button>
      ))}
    </fieldset>
  )
}
