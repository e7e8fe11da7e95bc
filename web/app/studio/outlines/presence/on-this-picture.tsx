import { m } from '../../../paraglide/messages.js'
import { Avatar } from '../../../staff/ui/avatar.tsx'
import { nameOf, type OtherHere, personOf } from '../../presence/shown-others.ts'
import { useStudioProject } from '../../project/studio-project.ts'
import styles from './studio-presence.module.css'

interface OnThisPictureProps {
  others: readonly OtherHere[]
  /** What one holds oneself. */
  own: string | undefined
  outlineName: (poiId: number) => string | undefined
}

/** Who draws on this picture, and which outline each of them holds (OUT-07). */
export function OnThisPicture({ others, own, outlineName }: OnThisPictureProps) {
  const { profile } = useStudioProject()
  if (others.length === 0) return null
  return (
    <section className={styles.here}>
      <h2>{m.studio_here_now()}</h2>
      <ul>
        <li>
          <Avatar person={profile} own />
          <p>
            {m.studio_here_you()}
            <small>{own}</small>
          </p>
        </li>
        {others.map((other) => (
          <li key={other.tab}>
            <Avatar person={personOf(other)} />
            <p>
              {nameOf(other)}
              <small>{other.poiId === null ? undefined : outlineName(other.poiId)}</small>
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
