import { SEARCH_MAX } from '@belvedere/domain/enquiries/inbox'
import { useId, useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { StaffIcon } from '../../staff/ui/staff-icon.tsx'
import hidden from '../../ui/visually-hidden.module.css'
import { useDesk } from '../project/desk-project.ts'
import { useSellers } from '../project/use-sellers.ts'
import { Choice } from '../ui/choice.tsx'
import styles from './desk-inbox-filters.module.css'
import { KIND_WORDS } from './enquiry-words.ts'
import type { InboxFilter, InboxTab } from './use-inbox.ts'

interface InboxFiltersProps {
  tab: InboxTab
  filter: InboxFilter
  text: string
  onFilter: (filter: InboxFilter) => void
  onText: (text: string) => void
}

/** A field to find somebody by, and what narrows the list down, out of sight until it is wanted. */
export function InboxFilters({ tab, filter, text, onFilter, onText }: InboxFiltersProps) {
  const { flats } = useDesk()
  const id = useId()
  const [open, setOpen] = useState(false)
  const sellers = useSellers()
  const count = Object.values(filter).filter((value) => value !== undefined).length
  return (
    <div className={styles.filters}>
      <input
        type="search"
        aria-label={m.desk_find_enquiry()}
        placeholder={m.desk_find_enquiry()}
        maxLength={SEARCH_MAX}
        value={text}
        onChange={({ target }) => onText(target.value)}
      />
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={open}
        aria-controls={id}
        title={m.desk_filters()}
        onClick={() => setOpen(!open)}
      >
        <StaffIcon name="sliders" size={18} />
        <span className={hidden.hidden}>{m.desk_filters()}</span>
        {count > 0 && (
          <span className={styles.count}>
            <span aria-hidden="true">{count}</span>
            <span className={hidden.hidden}>{m.desk_filters_on({ count })}</span>
          </span>
        )}
      </button>
      <div id={id} className={styles.choices} hidden={!open}>
        {/* A tab says one of the two already. */}
        {tab !== 'closed' && (
          <Choice
            label={m.desk_state()}
            all={m.desk_all_open()}
            value={filter.state}
            choices={[
              ['unanswered', m.desk_unanswered()],
              ['answered', m.desk_answered()],
            ]}
            onChange={(state) => onFilter({ ...filter, state })}
          />
        )}
        {(tab === 'everyone' || tab === 'closed') && (
          <Choice
            label={m.desk_agent()}
            all={m.desk_all_agents()}
            value={filter.agentId}
            choices={sellers}
            onChange={(agentId) => onFilter({ ...filter, agentId })}
          />
        )}
        <Choice
          label={m.desk_building()}
          all={m.desk_all_buildings()}
          value={filter.buildingId}
          choices={flats.state === 'ready' ? flats.value.buildings.map(({ id, name }) => [id, name]) : []}
          onChange={(buildingId) => onFilter({ ...filter, buildingId })}
        />
        <Choice
          label={m.desk_kind()}
          all={m.desk_all_kinds()}
          value={filter.kind}
          choices={[
            ['ask-for-price', KIND_WORDS['ask-for-price']()],
            ['favourites', KIND_WORDS.favourites()],
          ]}
          onChange={(kind) => onFilter({ ...filter, kind })}
        />
      </div>
    </div>
  )
}
