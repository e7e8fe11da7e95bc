import type { Api } from '../../api/client.ts'
import { listOf } from '../../api/unwrap.ts'

/** Whether there is anywhere else to go: with one project the location search is disabled (BAR-11). */
export async function loadSeveralProjects(api: Api): Promise<boolean> {
  const params = { query: { type: 'geocode' as const } }
  try {
    return (await listOf(api.GET('/api/v1/frontend/projects', { params }))).length > 1
  } catch {
    // Without network a masterplan that was seen opens all the same.
    return false
  }
}
