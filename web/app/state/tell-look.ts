import { useEffect } from 'react'

const KEY = 'looked'
/** By then all of the page is there, and whoever has left again has not looked. */
const AFTER_MS = 2_000

/**
 * Tells that somebody looks at this apartment, once a day, and nothing of who it is: no cookie goes along, and what was
 * told of today is known to this browser alone (decision 160). One that keeps nothing would tell each time: it tells nothing.
 */
export function useTellLook(id: number, buildingId: number): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      // Who looks at what waits for Publish is no buyer.
      if (!navigator.onLine || document.querySelector('[data-preview-bar]')) return
      try {
        const today = new Date().toDateString()
        const [day, ...told] = (localStorage.getItem(KEY) ?? '').split('|')
        const known = day === today ? told : []
        if (known.includes(`${id}`)) return
        const first = known.includes(`b${buildingId}`) ? '' : '?building=first'
        localStorage.setItem(KEY, [today, ...known, id, `b${buildingId}`].join('|'))
        const how = { method: 'POST', keepalive: true, credentials: 'omit' } as const
        fetch(`/api/v1/frontend/apartments/${id}/looks${first}`, how).catch(() => {})
      } catch {}
    }, AFTER_MS)
    return () => clearTimeout(timer)
  }, [id, buildingId])
}
