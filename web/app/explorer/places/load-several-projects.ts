import { useEffect, useState } from 'react'
import type { Api } from '../../api/client.ts'
import { browserApi } from '../../api/loader-api.ts'

/** Whether there is anywhere else to go: with one project the location search is disabled (BAR-11). */
export async function loadSeveralProjects(api: Api): Promise<boolean> {
  try {
    return (await api.read('GET /api/v1/frontend/projects', { query: { type: 'geocode' } })).length > 1
  } catch {
    // Without network a masterplan that was seen opens all the same.
    return false
  }
}

/** The same for a page that caches keep by its own project alone, whatever becomes of the others: asked by the browser. */
export function useSeveralProjects(): boolean {
  const [several, setSeveral] = useState(false)
  useEffect(() => {
    void loadSeveralProjects(browserApi()).then(setSeveral)
  }, [])
  return several
}
