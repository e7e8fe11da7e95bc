import { m } from '../../paraglide/messages.js'
import styles from './desk-enquiry-list.module.css'
import { EnquiryRow } from './enquiry-row.tsx'
import type { InboxEnquiry } from './inbox-enquiry.ts'

interface EnquiryListProps {
  enquiries: readonly InboxEnquiry[]
  openId: number | undefined
  pathOf: (id: number) => string
  onChanged: () => void
}

/** The unanswered, who waits longest on top; then the answered; those that are closed in a tab of their own. */
export function EnquiryList({ enquiries, openId, pathOf, onChanged }: EnquiryListProps) {
  const groups = [
    ['unanswered', m.desk_unanswered(), m.desk_longest_first()],
    ['answered', m.desk_answered(), ''],
    ['closed', m.desk_tab_closed(), ''],
  ] as const
  return (
    <div className={styles.groups}>
      {groups.map(([state, words, more]) => {
        const ofState = enquiries.filter((one) => one.state === state)
        if (ofState.length === 0) return null
        return (
          <section key={state} aria-label={words}>
            <h2 className={styles.group}>
              {words}{' '}
              <span>
                {ofState.length}
                {more && `, ${more}`}
              </span>
            </h2>
            <ul className={styles.rows}>
              {ofState.map((enquiry) => (
                <EnquiryRow
                  key={enquiry.id}
                  enquiry={enquiry}
                  isOpen={enquiry.id === openId}
                  to={pathOf(enquiry.id)}
                  onChanged={onChanged}
                />
              ))}
            </ul>
          </section>
        )
      })}
    </div>
  )
}
