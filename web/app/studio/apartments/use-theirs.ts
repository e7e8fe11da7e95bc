import { useEffect, useState } from 'react'
import { browserApi } from '../../api/loader-api.ts'
import { showOthers } from '../presence/shown-others.ts'
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

/** Three times before the server takes a tab for closed. */
const HERE_MS = 4_000

/** Says every few seconds that one has the table open; who else does is shown in the top bar (STU-08). */
export function useOthersInTable(projectId: number, userId: number): void {
  const [tab] = useState(() => crypto.randomUUID())
  useEffect(() => {
    async function say() {
      if (document.hidden) return
      const { others } = await browserApi().read(
        'PUT /api/v1/studio/projects/{projectId}/apartments/presence',
        { params: { projectId }, body: { tab } },
      )
      const people = new Map(others.map((other) => [other.userId, { ...other, poiId: null }]))
      people.delete(userId)
      showOthers([...people.values()])
    }
    // Without the network nobody else is seen.
    const trySay = () => void say().catch(() => showOthers([]))
    trySay()
    const timer = setInterval(trySay, HERE_MS)
    return () => {
      clearInterval(timer)
      showOthers([])
    }
  }, [projectId, userId, tab])
}
