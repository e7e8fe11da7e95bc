import type { Api } from '../../api/client.ts'

/** Whether there is anywhere else to go: with one project the location search is disabled (BAR-11). */
export async function loadSeveralProjects(api: Api): Promise<boolean> {
  try {
    return (await api.read('GET /api/v1/frontend/projects', { query: { type: 'geocode' } })).length > 1
  } catch {
    // Without network a masterplan that was seen opens all the same.
    return false
  }
}
