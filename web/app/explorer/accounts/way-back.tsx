import { useEffect, useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { lastPlace } from '../../state/trail.ts'
import { ActionLink } from './action-link.tsx'

/** To the place that the user came from before they logged in, or to the start (RTE-18). */
export function WayBack() {
  const [place, setPlace] = useState<string>()
  useEffect(() => setPlace(lastPlace()), [])
  return <ActionLink to={place ?? '/'}>{place ? m.back_to_place() : m.to_the_start()}</ActionLink>
}
