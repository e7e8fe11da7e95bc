import type { Drawing } from '@belvedere/domain/outlines/drawing'
import { m } from '../../paraglide/messages.js'
import { StaffIcon } from '../../staff/ui/staff-icon.tsx'
import { Segmented } from '../ui/segmented.tsx'
import type { DrawnThing } from './load-drawing.ts'
import { shortName } from './short-name.ts'
import styles from './studio-tool-inspector.module.css'
import type { Sources } from './use-drawing.ts'

interface WillReplaceProps {
  /** What would be made. */
  outlines: Drawing
  drawing: Drawing
  sources: Sources
  things: readonly DrawnThing[]
  replacing: boolean
  onReplacing: (replacing: boolean) => void
}

/** Of outlines drawn by hand so many are named. */
const NAMED = 3

/** What is drawn here already: whether it is replaced, how much of it, and what of that was drawn by hand. */
export function WillReplace({
  outlines,
  drawing,
  sources,
  things,
  replacing,
  onReplacing,
}: WillReplaceProps) {
  const drawn = things.filter(({ poiId }) => drawing.get(poiId)?.length)
  if (drawn.length === 0) return null
  const replaced = drawn.filter(({ poiId }) => outlines.has(poiId))
  const byHand = replaced.filter(({ poiId }) => (sources.get(poiId) ?? 'drawn') === 'drawn')
  const names = byHand
    .slice(0, NAMED)
    .map(({ name }) => shortName(name))
    .join(', ')
  const said = m.studio_drawn_here({ count: drawn.length })
  return (
    <section>
      <div className={styles.line}>
        <h2>{said}</h2>
        <Segmented
          label={said}
          value={replacing ? 'replace' : 'keep'}
          choices={[
            { value: 'replace', words: m.studio_replace() },
            { value: 'keep', words: m.studio_keep() },
          ]}
          onChange={(value) => onReplacing(value === 'replace')}
        />
      </div>
      {replaced.length > 0 && (
        <p className={styles.hint}>
          <StaffIcon name="info" size={16} />
          {m.studio_replaces({ count: replaced.length, total: drawn.length })}
        </p>
      )}
      {byHand.length > 0 && (
        <p className={styles.hint} data-warns>
          <StaffIcon name="warning" size={16} />
          {m.studio_replaces_by_hand({
            count: byHand.length,
            names: byHand.length > NAMED ? m.studio_and_more({ names, count: byHand.length - NAMED }) : names,
          })}
        </p>
      )}
    </section>
  )
}
