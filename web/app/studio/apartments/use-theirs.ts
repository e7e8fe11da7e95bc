import { useEffect } from 'react'
import { browserApi } from '../../api/loader-api.ts'
import type { Sheet } from './sheet.ts'

/** So often it is asked whether someone else has done something. */
const LOOK_MS = 5_000

/** What colleagues change meanwhile comes by itself, with who it was. */
export function useTheirs(sheet: Sheet | undefined, projectId: number, userId: number): void {
  useEffect(() => {
    if (!sheet) return
    let latest: number | undefined
    async function look() {
      if (document.visibilityState === 'hidden') return
      const [action] = await browserApi().read('GET /api/v1/studio/projects/{projectId}/actions', {
        params: { projectId },
        query: { 'page[size]': 1 },
      })
      const before = latest
      latest = action?.id
      if (before === undefined || latest === before || action?.userId === userId) return
      await sheet?.readTheirs(action?.person ?? undefined)
    }
    // Without a network there is nothing to be told; it is asked again.
    const tryToLook = () => void look().catch(() => {})
    tryToLook()
    const timer = setInterval(tryToLook, LOOK_MS)
    return () => clearInterval(timer)
  }, [sheet, projectId, userId])
}
