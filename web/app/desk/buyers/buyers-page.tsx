import { SEARCH_MAX } from '@belvedere/domain/enquiries/inbox'
import { deskPath } from '@belvedere/domain/screens/desk-paths'
import { useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { useLocalised } from '../../i18n/use-locale.ts'
import { m } from '../../paraglide/messages.js'
import { Loading } from '../../staff/load/loading.tsx'
import { useTimes } from '../../staff/time/use-times.ts'
import { useSettled } from '../../staff/ui/use-settled.ts'
import { Button } from '../../ui/button.tsx'
import hidden from '../../ui/visually-hidden.module.css'
import { useDesk } from '../project/desk-project.ts'
import page from '../ui/desk-page-head.module.css'
import { ExportList } from '../ui/export-list.tsx'
import { BuyerDialog } from './buyer-dialog.tsx'
import { type Buyer, buyerName } from './buyer-record.ts'
import styles from './desk-buyers.module.css'
import { useBuyers } from './use-buyers.ts'
import { useRowKeys } from './use-row-keys.ts'

/** Everyone who wrote or has something here, the latest first; found by name, mail or phone (INB-03). */
export function BuyersPage() {
  const { project } = useDesk()
  const localised = useLocalised()
  const [text, setText] = useState('')
  const [parts, setParts] = useState(1)
  const [adding, setAdding] = useState(false)
  const navigate = useNavigate()
  const search = useSettled(text.trim())
  const [buyers, again] = useBuyers(search, parts)
  const list = useRef<HTMLUListElement>(null)
  useRowKeys(list)
  return (
    <div className={styles.page}>
      <header className={page.head}>
        <h1>{m.desk_buyers()}</h1>
        <p className={page.total} role="status">
          {buyers.state === 'ready' && m.desk_buyers_count({ count: buyers.value.total })}
        </p>
        <div className={page.filters}>
          <ExportList what="buyers" />
          <Button look="primary" data-staff-main="" onClick={() => setAdding(true)}>
            {m.desk_add_new_buyer()}
          </Button>
          <input
            type="search"
            aria-label={m.desk_find_buyer()}
            placeholder={m.desk_find_buyer()}
            maxLength={SEARCH_MAX}
            value={text}
            onChange={({ target }) => {
              setText(target.value)
              setParts(1)
            }}
          />
        </div>
      </header>
      <Loading loaded={buyers} onAgain={again} rows={10}>
        {({ items, hasMore }) =>
          items.length === 0 ? (
            <p className={styles.none}>{search === '' ? m.desk_no_buyers_yet() : m.desk_no_buyers()}</p>
          ) : (
            <>
              <ul ref={list} className={styles.list} aria-label={m.desk_buyers()}>
                {items.map((buyer) => (
                  <BuyerRow
                    key={buyer.id}
                    buyer={buyer}
                    to={localised(deskPath(project.id, 'buyers', buyer.id))}
                  />
                ))}
              </ul>
              {hasMore && (
                <Button className={styles.more} onClick={() => setParts(parts + 1)}>
                  {m.show_more()}
                </Button>
              )}
            </>
          )
        }
      </Loading>
      {adding && (
        <BuyerDialog
          onSaved={({ id }) => void navigate(localised(deskPath(project.id, 'buyers', id)))}
          onClose={() => setAdding(false)}
        />
      )}
    </div>
  )
}

function BuyerRow({ buyer, to }: { buyer: Buyer; to: string }) {
  const times = useTimes()
  const { localeId, phoneNumbers, emailAddresses, enquiries, claims, lastAt } = buyer
  return (
    <li className={styles.row}>
      <Link className={styles.open} to={to}>
        <b>{buyerName(buyer)}</b> <span className={styles.language}>{localeId === 'rs' ? 'SR' : 'EN'}</span>
      </Link>
      <span className={styles.contact}>
        {[...phoneNumbers.slice(0, 1), ...emailAddresses.slice(0, 1)].join(', ')}
      </span>
      <span className={styles.count}>{enquiries > 0 && m.desk_enquiries_count({ count: enquiries })}</span>
      <span className={styles.count}>{claims > 0 && m.desk_shown_count({ count: claims })}</span>
      <span className={styles.last}>
        <span className={hidden.hidden}>{m.desk_last_heard()}</span> {times.day(lastAt)}
      </span>
    </li>
  )
}
