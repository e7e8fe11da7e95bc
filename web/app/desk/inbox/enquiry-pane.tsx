import { deskPath } from '@belvedere/domain/screens/desk-paths'
import { type ReactNode, useEffect } from 'react'
import { Link } from 'react-router'
import { browserApi } from '../../api/loader-api.ts'
import { useLocalised } from '../../i18n/use-locale.ts'
import { m } from '../../paraglide/messages.js'
import { Loading } from '../../staff/load/loading.tsx'
import { useLoaded } from '../../staff/load/use-loaded.ts'
import { useTimes } from '../../staff/time/use-times.ts'
import { StaffIcon } from '../../staff/ui/staff-icon.tsx'
import { Icon } from '../../ui/icon.tsx'
import { type DeskClaim, useDesk } from '../project/desk-project.ts'
import { AskedFlats } from './asked-flats.tsx'
import styles from './desk-enquiry-pane.module.css'
import { EnquiryActions } from './enquiry-actions.tsx'
import { EnquirySide } from './enquiry-side.tsx'
import { KIND_WORDS } from './enquiry-words.ts'
import { type Act, addStep, type InboxEnquiry, nameOf } from './inbox-enquiry.ts'
import { Notes } from './notes.tsx'
import { useAgainWhen } from './use-inbox.ts'
import { WaitingTime } from './waiting-time.tsx'

interface EnquiryPaneProps {
  id: number
  /** Where it stands in the list that one came from. */
  place: { readonly at: number; readonly of: readonly InboxEnquiry[] }
  pathOf: (id: number) => string
  nothing: ReactNode
}

/** One enquiry: who, their words, what they ask for, what may be done and what was. */
export function EnquiryPane({ id, place, pathOf, nothing }: EnquiryPaneProps) {
  const { project, inbox, claims } = useDesk()
  const times = useTimes()
  const localised = useLocalised()
  const params = { projectId: project.id, id }
  const [loaded, again] = useLoaded(`${project.id}/${id}`, () =>
    browserApi().read('GET /api/v1/desk/projects/{projectId}/enquiries/{id}', { params }),
  )
  useAgainWhen(inbox.state === 'ready' ? inbox.value?.mark : undefined, again)
  const buyerId = loaded.state === 'ready' ? loaded.value.buyerId : undefined
  useAgainWhen(buyerId && claims.state === 'ready' ? hasNow(buyerId, claims.value) : undefined, again)
  useEffect(() => {
    // Nobody pressed anything: without an answer it is told the next time.
    addStep(project.id, id, { kind: 'opened' }).catch(() => undefined)
  }, [project.id, id])

  const act: Act = (step) =>
    addStep(project.id, id, step)
      .then(() => undefined)
      .finally(again)

  if (loaded.state === 'failed' && (loaded.status === 404 || loaded.status === 403)) return nothing
  const [before, after] = [place.of[place.at - 1], place.of[place.at + 1]]
  return (
    <article className={styles.pane}>
      <nav className={styles.steps} aria-label={m.desk_enquiries()}>
        <Link to={localised(deskPath(project.id, 'enquiries'))} aria-label={m.desk_enquiries()}>
          <StaffIcon name="back" />
        </Link>
        {place.at >= 0 && <span>{m.desk_place_of({ nth: place.at + 1, all: place.of.length })}</span>}
        {before && (
          <Link className={styles.before} to={pathOf(before.id)} aria-label={m.desk_before()}>
            <StaffIcon name="up" />
          </Link>
        )}
        {after && (
          <Link to={pathOf(after.id)} aria-label={m.desk_after()}>
            <StaffIcon name="down" />
          </Link>
        )}
      </nav>
      <Loading loaded={loaded} onAgain={again} rows={6}>
        {(enquiry) => (
          <>
            <header className={styles.head}>
              <div className={styles.who}>
                <h1>
                  <Link to={localised(deskPath(project.id, 'buyers', enquiry.buyerId))}>
                    {nameOf(enquiry)}
                  </Link>
                </h1>
                <span className={styles.language}>{enquiry.localeId === 'rs' ? 'SR' : 'EN'}</span>
                {enquiry.state === 'unanswered' && <WaitingTime since={enquiry.acceptedAt} inWords />}
              </div>
              <ul className={styles.contacts}>
                {enquiry.phoneNumber && (
                  <li>
                    <StaffIcon name="call" size={16} /> {enquiry.phoneNumber}
                  </li>
                )}
                <li>
                  <Icon name="mail" size={16} /> {enquiry.emailAddress}
                </li>
                {enquiry.contactTime && (
                  <li>
                    <Icon name="clock" size={16} /> {enquiry.contactTime}
                  </li>
                )}
              </ul>
              <EnquiryActions enquiry={enquiry} onAct={act} />
            </header>
            <div className={styles.body}>
              <div className={styles.main}>
                <p className={styles.asked}>
                  <b>{KIND_WORDS[enquiry.kind]()}</b> {times.moment(enquiry.acceptedAt)}
                </p>
                {enquiry.note && <p className={styles.message}>{enquiry.note}</p>}
                <AskedFlats enquiry={enquiry} />
                <Notes
                  written={enquiry.steps}
                  about={`note ${enquiry.id}`}
                  onWrite={(note) => act({ kind: 'noted', note })}
                />
              </div>
              <EnquirySide enquiry={enquiry} onAct={act} onChanged={again} />
            </div>
          </>
        )}
      </Loading>
    </article>
  )
}

/** What a buyer has, and how firmly: another text when something has become of it. */
const hasNow = (buyer: number, claims: readonly DeskClaim[]): string =>
  claims
    .filter(({ buyerId }) => buyerId === buyer)
    .map(({ id, kind, until }) => `${id} ${kind} ${until}`)
    .join()
