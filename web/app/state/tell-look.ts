import { useEffect } from 'react'

/** By then all of the page is there, and whoever has left again has not looked. */
const AFTER_MS = 2_000
const KEY = 'looked'

/**
 * Tells that somebody looks at this apartment, once a day, and nothing of who it is: no cookie goes along, and what was
 * told of today is known to this browser alone (decision 160). One that keeps nothing would tell each time: it tells nothing.
 */
export function useTellLook(id: number, buildingId: number): void {
  useEffect(() => {
    const timer = setTimeout(async () => {
      try {
        const today = new Date().toDateString()
        const kept = localStorage.getItem(KEY)
        const told = kept?.startsWith(today) ? kept : today
        if (told.includes(` ${id} `)) return
        localStorage.setItem(KEY, `${told} ${id} b${buildingId} `)
        const first = told.includes(` b${buildingId} `) ? '' : '?building=first'
        await fetch(`/api/v1/frontend/apartments/${id}/looks${first}`, {
          method: 'POST',
          credentials: 'omit',
        })
      } catch {}
    }, AFTER_MS)
    return () => clearTimeout(timer)
  }, [id, buildingId])
}
