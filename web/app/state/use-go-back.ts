import { isAccountScreen } from '@belvedere/domain/screens/account-screens'
import { langIdOf } from '@belvedere/domain/screens/locale'
import { useLocation, useNavigate, useRouteLoaderData } from 'react-router'
import { browserApi } from '../api/loader-api.ts'
import { useLocale, useLocalised } from '../i18n/use-locale.ts'
import { lastPlace, stepNow, stepsToPlace } from './trail.ts'

/**
 * One step back in this visit, or to `/` when it began here. A host shows any published project (STU-07): from one that is
 * not its own, `/` leads to that project, never to somebody else's.
 */
export function useGoBack(): () => void {
  const navigate = useNavigate()
  const localised = useLocalised()
  const langId = langIdOf(useLocale())
  const project = useRouteLoaderData<{ project: { id: number } | null }>('root')?.project
  return async () => {
    if (stepNow() > 0) return navigate(-1)
    const own = await browserApi()
      .read('GET /api/v1/frontend/projects', { query: { langId } })
      .catch(() => [])
    const isOwn = !project || own.some(({ id }) => id === project.id)
    // In its place: or Back from there would lead to where the visit began, and from there again, round and round.
    navigate(localised(isOwn ? '/' : `/?projectId=${project.id}`), { replace: true })
  }
}

/**
 * The same, past every account screen (NTF-01), also past those that were loaded anew. Where a visit began on a place
 * there is no page before it, and one stays.
 */
export function useGoBackToPlace(): () => void {
  const navigate = useNavigate()
  const localised = useLocalised()
  const { pathname } = useLocation()
  return () => {
    const steps = stepsToPlace()
    if (steps) navigate(-steps)
    else if (isAccountScreen(pathname)) navigate(localised(lastPlace() ?? '/'))
  }
}
