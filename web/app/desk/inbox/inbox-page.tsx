import { deskPath } from '@belvedere/domain/screens/desk-paths'
import { type ReactNode, useState } from 'react'
import { useLocalised } from '../../i18n/use-locale.ts'
import { m } from '../../paraglide/messages.js'
import { Loading } from '../../staff/load/loading.tsx'
import { useSettled } from '../../staff/ui/use-settled.ts'
import { useDesk } from '../project/desk-project.ts'
import { ExportList } from '../ui/export-list.tsx'
import styles from './desk-inbox.module.css'
import { EnquiryList } from './enquiry-list.tsx'
import { EnquiryPane } from './enquiry-pane.tsx'
import type { InboxEnquiry } from './inbox-enquiry.ts'
import { InboxFilters } from './inbox-filters.tsx'
import { InboxTabs } from './inbox-tabs.tsx'
import { type InboxFilter, type InboxTab, useEnquiries } from './use-inbox.ts'
import { useInboxKeys } from './use-inbox-keys.ts'

const NONE: readonly InboxEnquiry[] = []

interface InboxPageProps {
  /** The enquiry that is read; where there is room, beside the list. */
  id: number | undefined
  nothing: ReactNode
}

/** Who wrote and waits, longest on top; what they want, and what is done about it (INB-01, INB-02). */
export function InboxPage({ id, nothing }: InboxPageProps) {
  const { project, profile, inbox } = useDesk()
  const localised = useLocalised()
  const [tab, setTab] = useState<InboxTab>('everyone')
  const [filter, setFilter] = useState<InboxFilter>({})
  const [text, setText] = useState('')
  const search = useSettled(text.trim())
  const [enquiries, again] = useEnquiries(
    { projectId: project.id, userId: profile.id },
    { tab, filter, search },
    inbox,
  )
  const shown = enquiries.state === 'ready' ? enquiries.value : NONE
  const isNarrowed =
    tab === 'closed' || search !== '' || Object.values(filter).some((one) => one !== undefined)
  const pathOf = (enquiryId: number) => localised(deskPath(project.id, 'enquiries', enquiryId))
  useInboxKeys(shown, id, pathOf)
  return (
    <div className={styles.inbox} data-reading={id === undefined ? undefined : true}>
      <section className={styles.list} aria-label={m.desk_enquiries()}>
        <header className={styles.head}>
          <h1>{m.desk_enquiries()}</h1>
          <ExportList what="enquiries" />
          <p className={styles.keys} aria-hidden="true">
            <kbd>J</kbd> <kbd>K</kbd> {m.desk_to_move()}
          </p>
        </header>
        <InboxTabs
          tab={tab}
          onChange={(next) => {
            setTab(next)
            // What a tab says itself is not asked for a second time.
            setFilter({ buildingId: filter.buildingId, kind: filter.kind })
          }}
        />
        <InboxFilters tab={tab} filter={filter} text={text} onFilter={setFilter} onText={setText} />
        <Loading loaded={enquiries} onAgain={again} rows={6}>
          {() =>
            shown.length === 0 ? (
              <p className={styles.none}>{isNarrowed ? m.desk_no_enquiries() : m.desk_nothing_waits()}</p>
            ) : (
              <EnquiryList enquiries={shown} openId={id} pathOf={pathOf} onChanged={again} />
            )
          }
        </Loading>
      </section>
      {id === undefined ? (
        <p className={styles.choose}>{m.desk_choose_enquiry()}</p>
      ) : (
        <EnquiryPane
          key={id}
          id={id}
          place={{ at: shown.findIndex((one) => one.id === id), of: shown }}
          pathOf={pathOf}
          nothing={nothing}
        />
      )}
    </div>
  )
}
