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
import { useAgainWhen } from '../inbox/use-inbox.ts'
import { useDesk } from '../project/desk-project.ts'
import { BuyerClaims } from './buyer-claims.tsx'
import { BuyerEnquiries } from './buyer-enquiries.tsx'
import { buyerName } from './buyer-record.ts'
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
  const [merging, setMerging] = useState(false)
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
                {buyer.phoneNumbers.map((number) => (
                  <li key={number}>
                    <Icon name="phone" size={16} /> <a href={`tel:${number}`}>{number}</a>
                  </li>
                ))}
                {buyer.emailAddresses.map((address) => (
                  <li key={address}>
                    <Icon name="mail" size={16} /> <a href={`mailto:${address}`}>{address}</a>
                  </li>
                ))}
              </ul>
              <Button className={styles.merge} onClick={() => setMerging(true)}>
                {m.desk_merge()}
              </Button>
            </header>
            <BuyerClaims claimed={buyer.claimed} />
            <BuyerEnquiries buyer={buyer} onChanged={again} />
            {merging && <MergeDialog buyer={buyer} onMerged={again} onClose={() => setMerging(false)} />}
          </>
        )}
      </Loading>
    </div>
  )
}
