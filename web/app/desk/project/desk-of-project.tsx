import type { Profile } from '@belvedere/contract/entities/profile'
import type { Right } from '@belvedere/domain/accounts/rights'
import { monthStart } from '@belvedere/domain/sales/board'
import { type ReactNode, useCallback, useMemo, useState } from 'react'
import { browserApi } from '../../api/loader-api.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { useOpenProject } from '../../staff/access/staff-access.tsx'
import { readEvery } from '../../staff/load/read-every.ts'
import { useLoaded } from '../../staff/load/use-loaded.ts'
import type { StaffProject } from '../../staff/project/staff-project.ts'
import { ProjectZone } from '../../staff/time/use-times.ts'
import { ApartmentPage } from '../apartments/apartment-page.tsx'
import { ApartmentsPage } from '../apartments/apartments-page.tsx'
import { BoardPage } from '../board/board-page.tsx'
import { BuyerPage } from '../buyers/buyer-page.tsx'
import { BuyersPage } from '../buyers/buyers-page.tsx'
import { DeskFrame } from '../frame/desk-frame.tsx'
import { NotOpen } from '../frame/not-open.tsx'
import { HoldDialog } from '../hold/hold-dialog.tsx'
import { InboxPage } from '../inbox/inbox-page.tsx'
import { useInboxCounts } from '../inbox/use-inbox.ts'
import { useToldEnds } from '../notices/use-told-ends.ts'
import { useToldOffers } from '../notices/use-told-offers.ts'
import { ReportsPage } from '../reports/reports-page.tsx'
import type { Section } from '../sections.ts'
import { StepDialog } from '../steps/step-dialog.tsx'
import { DeskProjectContext, type DeskSettings, type HoldWish, type StepWish } from './desk-project.ts'
import { loadFlats } from './load-flats.ts'
import { useDeskLive } from './use-desk-live.ts'

/** What a section shows: all of it, or one thing in it. */
const PAGES: Record<Section['path'], (id: number | undefined, nothing: ReactNode) => ReactNode> = {
  enquiries: (id, nothing) => <InboxPage id={id} nothing={nothing} />,
  board: () => <BoardPage />,
  apartments: (id, nothing) =>
    id === undefined ? <ApartmentsPage /> : <ApartmentPage key={id} id={id} nothing={nothing} />,
  buyers: (id, nothing) =>
    id === undefined ? <BuyersPage /> : <BuyerPage key={id} id={id} nothing={nothing} />,
  reports: () => <ReportsPage />,
}

interface DeskOfProjectProps {
  project: StaffProject
  settings: DeskSettings
  profile: Profile
  may: (right: Right) => boolean
  sections: readonly Section[]
  section: Section
  id: number | undefined
  nothing: ReactNode
}

/** What is sold here now, kept current, and the dialogs that every page opens. */
export function DeskOfProject(props: DeskOfProjectProps) {
  const { project, settings, profile, may, sections, section, id, nothing } = props
  useOpenProject(project)
  const params = useMemo(() => ({ projectId: project.id }), [project.id])
  const locale = useLocale()
  const key = `${project.id}`
  const [claims, againClaims] = useLoaded(key, () =>
    readEvery((from) =>
      browserApi().send('GET /api/v1/desk/projects/{projectId}/claims', {
        params,
        query: { 'filter[soldSince]': monthStart(new Date(), settings.timeZone).toISOString(), ...from },
      }),
    ),
  )
  const [offers, againOffers] = useLoaded(key, () =>
    readEvery((from) =>
      browserApi().send('GET /api/v1/desk/projects/{projectId}/offers', { params, query: from }),
    ),
  )
  const [flats] = useLoaded(`${key} ${locale}`, () => loadFlats(project.id, locale))
  const inbox = useInboxCounts(project.id, may({ resource: 'enquiries', permission: 'read' }))
  const [hold, openHold] = useState<HoldWish>()
  const [step, openStep] = useState<StepWish>()
  const ask = useCallback(() => {
    againClaims()
    againOffers()
  }, [againClaims, againOffers])
  const live = useDeskLive(project.id, claims, ask)
  const sells = may({ resource: 'reservations', permission: 'write' })
  const head = may({ resource: 'sales', permission: 'write' })
  const here = useMemo(
    () => ({
      project,
      settings,
      profile,
      sells,
      head,
      claims,
      offers,
      flats,
      inbox,
      ...live,
      openHold,
      openStep,
    }),
    [project, settings, profile, sells, head, claims, offers, flats, inbox, live],
  )
  useToldOffers(here)
  useToldEnds(here)
  return (
    <ProjectZone value={settings.timeZone}>
      <DeskProjectContext value={here}>
        <DeskFrame section={section} sections={sections}>
          {sections.includes(section) ? (
            PAGES[section.path](id, nothing)
          ) : (
            <NotOpen section={section} sections={sections} />
          )}
        </DeskFrame>
        {hold && <HoldDialog wish={hold} onClose={() => openHold(undefined)} />}
        {step && <StepDialog wish={step} onClose={() => openStep(undefined)} />}
      </DeskProjectContext>
    </ProjectZone>
  )
}
