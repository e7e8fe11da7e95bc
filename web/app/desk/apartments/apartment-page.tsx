import { formatMoney } from '@belvedere/domain/sales/money'
import { deskPath } from '@belvedere/domain/screens/desk-paths'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { browserApi } from '../../api/loader-api.ts'
import { useLocalised } from '../../i18n/use-locale.ts'
import { m } from '../../paraglide/messages.js'
import { statusWord } from '../../staff/apartments/status-words.ts'
import { Loading } from '../../staff/load/loading.tsx'
import { useLoaded } from '../../staff/load/use-loaded.ts'
import { StaffIcon } from '../../staff/ui/staff-icon.tsx'
import { StatusLabel } from '../../ui/status-label.tsx'
import { factsOf } from '../hold/flat-band.tsx'
import { useAgainWhen } from '../inbox/use-inbox.ts'
import { useDesk } from '../project/desk-project.ts'
import { useFlatsNow } from '../project/use-flats-now.ts'
import { ActiveClaim } from './active-claim.tsx'
import { ApartmentSide } from './apartment-side.tsx'
import { AskedBy } from './asked-by.tsx'
import { ClaimHistory } from './claim-history.tsx'
import styles from './desk-apartment.module.css'
import { useApartmentKeys } from './use-apartment-keys.ts'
import { WaitingList } from './waiting-list.tsx'

interface ApartmentPageProps {
  id: number
  nothing: ReactNode
}

/** One apartment: who has it and how long still, who waits for it, and all that happened (RSV-04). */
export function ApartmentPage({ id, nothing }: ApartmentPageProps) {
  const { project, claims } = useDesk()
  const localised = useLocalised()
  const [loaded, again] = useLoaded(`${project.id}/${id}`, () =>
    browserApi().read('GET /api/v1/desk/projects/{projectId}/apartments/{id}', {
      params: { projectId: project.id, id },
    }),
  )
  // Whatever has the board read again has changed something here too; offers are read along with claims.
  useAgainWhen(claims.state === 'ready' ? claims.value : undefined, again)
  const flat = useFlatsNow().find((one) => one.id === id)
  useApartmentKeys(id)
  if (loaded.state === 'failed' && (loaded.status === 404 || loaded.status === 403)) return nothing
  return (
    <div className={styles.page}>
      <Loading loaded={loaded} onAgain={again} rows={6}>
        {(apartment) => (
          <>
            <div className={styles.main}>
              <nav className={styles.trail} aria-label={m.desk_apartments()}>
                <Link to={localised(deskPath(project.id, 'apartments'))}>{m.desk_apartments()}</Link>
                {flat && (
                  <>
                    <StaffIcon name="right" size={14} /> {flat.building}
                    <StaffIcon name="right" size={14} /> {m.desk_floor({ floor: flat.floor })}
                  </>
                )}
              </nav>
              <header className={styles.head}>
                <h1>{apartment.name}</h1>
                <div className={styles.what}>
                  <StatusLabel status={apartment.status} word={statusWord(apartment.status)} />
                  {flat && <p className={styles.facts}>{factsOf(flat)}</p>}
                </div>
                {flat?.price != null && (
                  <div className={styles.price}>
                    <p>{formatMoney(flat.price)}</p>
                    <p className={styles.per}>
                      {m.desk_per_area({ price: formatMoney(flat.price / flat.area) })}
                    </p>
                  </div>
                )}
              </header>
              <ActiveClaim apartment={apartment} />
              <WaitingList apartment={apartment} onChanged={again} />
              <AskedBy apartmentId={id} />
              <ClaimHistory steps={apartment.steps} />
            </div>
            {flat && <ApartmentSide flat={flat} />}
          </>
        )}
      </Loading>
    </div>
  )
}
