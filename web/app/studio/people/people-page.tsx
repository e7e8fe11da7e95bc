import type { Profile } from '@belvedere/contract/entities/profile'
import type { Prices } from '@belvedere/domain/accounts/price-settings'
import { ROLES } from '@belvedere/domain/accounts/roles'
import { localeCode } from '@belvedere/domain/screens/locale'
import type { Outcome } from '../../api/client.ts'
import { browserApi } from '../../api/loader-api.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { m } from '../../paraglide/messages.js'
import { ActionProblem, actionProblem, answered, useAction } from '../../staff/action/use-action.tsx'
import { Loading } from '../../staff/load/loading.tsx'
import { readParts } from '../../staff/load/read-parts.ts'
import { useLoaded } from '../../staff/load/use-loaded.ts'
import { useStudioProject } from '../project/studio-project.ts'
import { InvitationRow } from './invitation-row.tsx'
import { InviteLine } from './invite-line.tsx'
import { type Person, PersonRow } from './person-row.tsx'
import { type PriceRole, PricesOnSite } from './prices-on-site.tsx'
import { RightsTable } from './rights-table.tsx'
import type { StaffRole } from './role-words.ts'
import styles from './studio-people.module.css'

/** What is said of people and of nothing else. */
const WORDS = {
  'last-admin': m.studio_people_last_admin,
  'own-role': m.studio_people_own_role,
  'too-many-requests': m.studio_people_too_many,
  'invalid-input': m.studio_people_address_wrong,
} as const

/** Who is on the project, who was invited, and who sees its prices (PPL-01). */
export default function PeoplePage() {
  const { project, profile, may, reload } = useStudioProject()
  const locale = useLocale()
  const projectId = project.id
  const admin = may({ resource: 'users', permission: 'write' })
  const { problem, run } = useAction()
  const [loaded, again] = useLoaded(`${projectId}`, async () => {
    const params = { projectId }
    const people = await browserApi().read('GET /api/v1/studio/projects/{projectId}/people', { params })
    const invitations = admin
      ? await browserApi().read('GET /api/v1/studio/projects/{projectId}/invitations', { params })
      : []
    const viewers = admin
      ? await readParts(
          (from) =>
            browserApi().send('GET /api/v1/studio/projects/{projectId}/price-viewers', {
              params,
              query: from,
            }),
          1,
        )
      : undefined
    return { people, invitations, viewers: viewers?.total }
  })

  /** What was refused is told, and the page is as the server has it: whoever came second may choose again. */
  const act = (asking: () => Promise<Outcome<unknown>>) => run(() => answered(asking()).finally(again), WORDS)

  const invite = (email: string, roleId: StaffRole) =>
    answered(
      browserApi().send('POST /api/v1/studio/projects/{projectId}/invitations', {
        params: { projectId },
        body: { email, roleId, localeId: localeCode(locale) },
      }),
    )
      .then(
        () => undefined,
        (error: unknown) => actionProblem(error, WORDS),
      )
      .finally(again)

  async function letSee(settings: { prices: Prices } | { selectedRoles: PriceRole[] }) {
    await act(() =>
      browserApi().send('PATCH /api/v1/projects/{id}', {
        params: { id: projectId },
        body: { settings },
        headers: { 'If-Match': `"${project.revision}"` },
      }),
    )
    reload()
  }

  const self = { id: profile.id, superAdmin: profile.roles.includes(ROLES.super_admin) }
  /** Whoever was put here by number knows their own name all the same. */
  const named = (person: Person) => (person.id === profile.id ? { ...person, ...namesOf(profile) } : person)
  const { prices, selectedRoles } = project.settings
  const buyers =
    loaded.state === 'ready'
      ? (loaded.value.viewers ?? 0) + loaded.value.people.filter(({ roleId }) => roleId === ROLES.user).length
      : undefined
  const seesPrices = (roleId: number) =>
    prices === 'public' || (prices === 'named' && selectedRoles.includes(roleId))
  const at = (id: number, revision?: number) => ({
    params: { projectId, id },
    ...(revision !== undefined && { headers: { 'If-Match': `"${revision}"` } }),
  })
  return (
    <>
      <h1 className={styles.title}>{m.studio_people()}</h1>
      <Loading loaded={loaded} onAgain={again} rows={6}>
        {({ people, invitations }) => (
          <>
            <p className={styles.lead}>
              {m.studio_people_count({ count: people.length, project: project.name })}
              {invitations.length > 0 && ` ${m.studio_people_invited_count({ count: invitations.length })}`}
            </p>
            {admin && <InviteLine onInvite={invite} />}
            <ActionProblem problem={problem} />
            <table className={styles.table}>
              <thead>
                <tr>
                  <th scope="col">{m.studio_people_person()}</th>
                  <th scope="col">{m.studio_people_role()}</th>
                  <th scope="col">{m.studio_people_prices()}</th>
                  <th scope="col" colSpan={2}>
                    {m.studio_people_seen()}
                  </th>
                </tr>
              </thead>
              <tbody>
                {people.map((person) => (
                  <PersonRow
                    key={person.id}
                    person={named(person)}
                    self={self}
                    admins={people.filter(({ roleId }) => roleId === ROLES.project_admin).length}
                    seesPrices={seesPrices(person.roleId)}
                    onRole={
                      admin
                        ? (roleId) =>
                            void act(() =>
                              browserApi().send('PATCH /api/v1/studio/projects/{projectId}/people/{id}', {
                                ...at(person.id, person.revision),
                                body: { roleId },
                              }),
                            )
                        : undefined
                    }
                    onRemove={() =>
                      void act(() =>
                        browserApi().send(
                          'DELETE /api/v1/studio/projects/{projectId}/people/{id}',
                          at(person.id, person.revision),
                        ),
                      )
                    }
                  />
                ))}
                {invitations.map((invitation) => (
                  <InvitationRow
                    key={invitation.id}
                    invitation={invitation}
                    onRole={(roleId) =>
                      void act(() =>
                        browserApi().send('PATCH /api/v1/studio/projects/{projectId}/invitations/{id}', {
                          ...at(invitation.id, invitation.revision),
                          body: { roleId },
                        }),
                      )
                    }
                    onAgain={() =>
                      void act(() =>
                        browserApi().send(
                          'POST /api/v1/studio/projects/{projectId}/invitations/{id}/again',
                          at(invitation.id),
                        ),
                      )
                    }
                    onWithdraw={() =>
                      void act(() =>
                        browserApi().send(
                          'DELETE /api/v1/studio/projects/{projectId}/invitations/{id}',
                          at(invitation.id, invitation.revision),
                        ),
                      )
                    }
                  />
                ))}
              </tbody>
            </table>
          </>
        )}
      </Loading>
      <div className={styles.below}>
        {admin && (
          <PricesOnSite
            projectId={projectId}
            prices={prices}
            roles={selectedRoles}
            buyers={buyers}
            onPrices={(chosen) => void letSee({ prices: chosen })}
            onRoles={(roles) => void letSee({ selectedRoles: roles })}
            onViewers={again}
          />
        )}
        <RightsTable />
      </div>
    </>
  )
}

const namesOf = ({ firstName, lastName, email }: Profile) => ({ firstName, lastName, email })
