import { deskPath } from '@belvedere/domain/screens/desk-paths'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { browserApi } from '../../api/loader-api.ts'
import { useLocalised } from '../../i18n/use-locale.ts'
import { m } from '../../paraglide/messages.js'
import { Loading } from '../../staff/load/loading.tsx'
import { useLoaded } from '../../staff/load/use-loaded.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Notes } from '../inbox/notes.tsx'
import { useAgainWhen } from '../inbox/use-inbox.ts'
import { useDesk } from '../project/desk-project.ts'
import { BuyerClaims } from './buyer-claims.tsx'
import { BuyerDialog } from './buyer-dialog.tsx'
import { BuyerEnquiries } from './buyer-enquiries.tsx'
import { BuyerPlans } from './buyer-plans.tsx'
import { addNote, type BuyerInFull, buyerName } from './buyer-record.ts'
import styles from './desk-buyer.module.css'
import { MergeDialog } from './merge-dialog.tsx'

interface BuyerPageProps {
  id: number
  nothing: ReactNode
}

/** One buyer, however often they wrote: where they are reached, what they have and had, what they asked (INB-03). */
export function BuyerPage({ id, nothing }: BuyerPageProps) {
  const { project, inbox } = useDesk()
  const localised = useLocalised()
  const [asks, setAsks] = useState<'merge' | 'edit' | 'phone'>()
  const close = () => setAsks(undefined)
  const [loaded, again] = useLoaded(`${project.id}/${id}`, () =>
    browserApi().read('GET /api/v1/desk/projects/{projectId}/buyers/{id}', {
      params: { projectId: project.id, id },
    }),
  )
  useAgainWhen(inbox.state === 'ready' ? inbox.value?.mark : undefined, again)
  if (loaded.state === 'failed' && (loaded.status === 404 || loaded.status === 403)) return nothing
  return (
    <div className={styles.page}>
      <nav className={styles.trail} aria-label={m.desk_buyers()}>
        <Link to={localised(deskPath(project.id, 'buyers'))}>{m.desk_buyers()}</Link>
      </nav>
      <Loading loaded={loaded} onAgain={again} rows={6}>
        {(buyer) => (
          <>
            <header className={styles.head}>
              <div className={styles.who}>
                <h1>{buyerName(buyer)}</h1>
                <span className={styles.language}>{buyer.localeId === 'rs' ? 'SR' : 'EN'}</span>
              </div>
              <ul className={styles.contacts}>
                {buyer.contacts.map(({ kind, written, ...named }) => (
                  <li key={written}>
                    <Icon name={kind} size={16} />{' '}
                    <a href={`${kind === 'phone' ? 'tel' : 'mailto'}:${written}`}>{written}</a>
                    <OtherName buyer={buyer} named={named} />
                  </li>
                ))}
              </ul>
              {buyer.contacts.length === 0 && (
                <p className={styles.unreached}>
                  {m.desk_unreached()}{' '}
                  <Button look="primary" onClick={() => setAsks('phone')}>
                    {m.desk_add_phone()}
                  </Button>
                </p>
              )}
              <div className={styles.merge}>
                <Button onClick={() => setAsks('edit')}>{m.desk_edit_buyer()}</Button>
                <Button onClick={() => setAsks('merge')}>{m.desk_merge()}</Button>
              </div>
            </header>
            <BuyerClaims claimed={buyer.claimed} />
            <BuyerPlans buyer={buyer} />
            <BuyerEnquiries buyer={buyer} onChanged={again} />
            <Notes
              written={buyer.notes}
              about={`buyer note ${buyer.id}`}
              onWrite={(note) => addNote(buyer, note).then(again)}
            />
            {asks === 'merge' && <MergeDialog buyer={buyer} onMerged={again} onClose={close} />}
            {(asks === 'edit' || asks === 'phone') && (
              <BuyerDialog buyer={buyer} forPhone={asks === 'phone'} onSaved={again} onClose={close} />
            )}
          </>
        )}
      </Loading>
    </div>
  )
}

type Named = Pick<BuyerInFull, 'firstName' | 'lastName'>

/** Of an address or a number that somebody of another name came with. */
function OtherName({ buyer, named }: { buyer: Named; named: Named }) {
  const name = `${named.firstName} ${named.lastName}`.trim()
  return name === '' || name === `${buyer.firstName} ${buyer.lastName}`.trim() ? null : (
    <span className={styles.other}>{m.desk_written_by({ name })}</span>
  )
}
