import type { RefusalReason } from '@belvedere/contract/client-types'
import { ACCOUNT_PATHS, loginPathFor, RETURN_TO } from '@belvedere/domain/screens/account-screens'
import { type ReactNode, useEffect, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { browserApi, onRefusal, type RefusedCall } from '../../api/loader-api.ts'
import { useLocalised } from '../../i18n/use-locale.ts'
import { m } from '../../paraglide/messages.js'
import { Button } from '../../ui/button.tsx'
import type { StaffProject } from '../project/staff-project.ts'
import styles from './staff-access.module.css'

type LostAccess = 'logged-out' | 'second-factor' | 'removed'

/** The projects that were open here, by their names: only who has worked on one can lose it. */
const opened = new Map<number, string>()

/** Tells that a project is open, as soon as the API has given it to whoever works here. */
export function useOpenProject({ id, name }: StaffProject): void {
  useEffect(() => {
    opened.set(id, name)
  }, [id, name])
}

const PROJECT = 'GET /api/v1/projects/{id}'

/** Which project a call was about; none is NaN. */
const projectOf = ({ at, params }: RefusedCall): number =>
  Number(params?.projectId ?? (at.includes('/projects/{id}') ? params?.id : undefined))

/**
 * Why the work here is over, as a refused call tells it; undefined when it is not. A call may be refused to someone who
 * still works here, so whether the project is still theirs is asked.
 */
export async function lostBy(
  refused: RefusedCall,
  isOpened: (projectId: number) => boolean,
  ask: (projectId: number) => Promise<{ status: number; code: RefusalReason['code'] | undefined }>,
): Promise<Exclude<LostAccess, 'logged-out'> | undefined> {
  const { at, status, code } = refused
  const projectId = projectOf(refused)
  if (!isOpened(projectId) || (status !== 403 && status !== 404)) return undefined
  const about = at === PROJECT ? { status, code } : await ask(projectId)
  if (about.status !== 403 && about.status !== 404) return undefined
  return about.code === 'second-factor-required' ? 'second-factor' : 'removed'
}

async function askForProject(id: number) {
  const { response, refusal } = await browserApi().send(PROJECT, { params: { id } })
  return { status: response.status, code: refusal?.code }
}

interface StaffAccessProps {
  /** The session is over: logged out elsewhere, or blocked. */
  ended: boolean
  /** Where the projects are listed that are left. */
  home: string
  children: ReactNode
}

/**
 * Around all of the studio and of the desk. Whoever loses access while working sees at the next answer what happened and
 * where to go, and nothing of other people any more (SEC-13). What they wrote lies on the device: see `use-kept-text.ts`
 * and the studio's own saving.
 */
export function StaffAccess({ ended, home, children }: StaffAccessProps) {
  const { pathname, search, key } = useLocation()
  const localised = useLocalised()
  const [lost, setLost] = useState<{ readonly why: LostAccess; readonly at: string; readonly name: string }>()
  useEffect(
    () =>
      onRefusal((refused) => {
        lostBy(refused, (id) => opened.has(id), askForProject).then(
          (why) => why && setLost({ why, at: key, name: opened.get(projectOf(refused)) ?? '' }),
          // Without an answer nobody knows; the next refusal asks again.
          () => undefined,
        )
      }),
    [key],
  )
  useEffect(() => () => opened.clear(), [])
  const why = ended ? 'logged-out' : lost?.at === key ? lost.why : undefined
  if (why === undefined) return children
  const here = pathname + search
  const ways = {
    'logged-out': [loginPathFor(here), m.staff_lost_log_in()],
    'second-factor': [
      `${localised(ACCOUNT_PATHS.security)}?${RETURN_TO}=${encodeURIComponent(here)}`,
      m.staff_lost_show_factor(),
    ],
    removed: [localised(home), m.studio_all_projects()],
  } as const
  const [to, words] = ways[why]
  return (
    <main className={styles.lost} data-lost-access={why}>
      <h1>{TITLES[why]({ project: lost?.name ?? '' })}</h1>
      <p>{TEXTS[why]()}</p>
      <p>{m.staff_lost_kept()}</p>
      <p className={styles.ways}>
        <Link to={to}>{words}</Link>
        {!ended && (
          <Button look="text" onClick={() => setLost(undefined)}>
            {m.studio_try_again()}
          </Button>
        )}
      </p>
    </main>
  )
}

const TITLES: Readonly<Record<LostAccess, (of: { project: string }) => string>> = {
  'logged-out': () => m.staff_lost_logged_out(),
  'second-factor': () => m.staff_lost_second_factor(),
  removed: m.staff_lost_removed,
}

const TEXTS: Readonly<Record<LostAccess, () => string>> = {
  'logged-out': m.staff_lost_logged_out_text,
  'second-factor': m.staff_lost_second_factor_text,
  removed: m.staff_lost_removed_text,
}
