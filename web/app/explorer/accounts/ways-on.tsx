import type { Profile } from '@belvedere/contract/entities/profile'
import { workAreas } from '@belvedere/domain/accounts/work-areas'
import { DESK_PATH } from '@belvedere/domain/screens/desk-paths'
import { STUDIO_PATH } from '@belvedere/domain/screens/studio-paths'
import { useEffect, useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { lastPlace } from '../../state/trail.ts'
import { ActionLink } from './action-link.tsx'
import styles from './paper-page.module.css'

/**
 * From the page after a login: for staff to their work (STU-06), and for everyone to the place that they came from before
 * they logged in, or to the start (RTE-18).
 */
export function WaysOn({ profile }: { profile: Profile }) {
  const [place, setPlace] = useState<string>()
  useEffect(() => setPlace(lastPlace()), [])
  const areas = workAreas(profile)
  return (
    <div className={styles.ways}>
      {areas.desk && <ActionLink to={DESK_PATH}>{m.to_the_desk()}</ActionLink>}
      {areas.studio && <ActionLink to={STUDIO_PATH}>{m.to_the_studio()}</ActionLink>}
      <ActionLink to={place ?? '/'}>{place ? m.back_to_place() : m.to_the_start()}</ActionLink>
    </div>
  )
}
