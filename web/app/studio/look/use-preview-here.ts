import { useEffect, useState } from 'react'
import { browserApi } from '../../api/loader-api.ts'
import { answered } from '../../staff/action/use-action.tsx'

const DAYS = 1
const IN_OR_OUT = '/preview'

/**
 * Lets this browser see what waits for Publish while the look is chosen, by a preview link that is withdrawn when it is
 * left (decision 137). True once pages may be asked for.
 */
export function usePreviewHere(projectId: number, isNeeded: boolean): boolean {
  const [ready, setReady] = useState(false)
  useEffect(() => {
    if (!isNeeded) return
    let left = false
    const link = enter(projectId)
    link.then(() => !left && setReady(true)).catch(() => undefined)
    // A tab that is closed has no time for more than the cookie; its link ends by itself.
    window.addEventListener('pagehide', leave)
    return () => {
      left = true
      window.removeEventListener('pagehide', leave)
      setReady(false)
      link.then((id) => withdraw(projectId, id)).catch(() => undefined)
    }
  }, [projectId, isNeeded])
  return ready || !isNeeded
}

async function enter(projectId: number): Promise<number> {
  const { id, token } = await browserApi().read('POST /api/v1/studio/projects/{projectId}/preview-links', {
    params: { projectId },
    body: { days: DAYS },
  })
  await step(`?token=${token}`)
  return id
}

async function withdraw(projectId: number, id: number): Promise<void> {
  await step()
  await answered(
    browserApi().send('DELETE /api/v1/studio/projects/{projectId}/preview-links/{id}', {
      params: { projectId, id },
    }),
  )
}

const leave = () => void step()

/** The server keeps the token in a cookie, or takes it back; where it leads then is not followed. */
async function step(query = ''): Promise<void> {
  await fetch(`${IN_OR_OUT}${query}`, { redirect: 'manual', keepalive: true })
}
