import type { Drawing } from '@belvedere/domain/outlines/drawing'
import { m } from '../../paraglide/messages.js'
import { Button } from '../../ui/button.tsx'
import { ToolLayer } from '../../viewer/tool/tool-layer.tsx'
import { WhoChanged } from '../actions/who-changed.tsx'
import type { DrawnThing } from './load-drawing.ts'
import styles from './studio-conflict-notice.module.css'
import type { Saving } from './use-saved-outlines.ts'

interface ConflictNoticeProps {
  saving: Saving
  apartments: readonly DrawnThing[]
  /** Both are drawn on the picture. */
  differs: boolean
  onDiffers: (differs: boolean) => void
}

/** Only what both have changed is asked about, all of it or one by one (OUT-07); work goes on beneath it. */
export function ConflictNotice({ saving, apartments, differs, onDiffers }: ConflictNoticeProps) {
  const { both } = saving
  const [first, ...others] = apartments.filter(({ poiId }) => both.includes(poiId))
  if (both.length === 0) return null
  const things = first ? [first, ...others] : []
  return (
    <div className={styles.notice} role="alertdialog" aria-label={m.studio_both_changed()}>
      <h2>{m.studio_both_changed()}</h2>
      <p>{things.map(({ name }) => name).join(', ')}</p>
      <p className={styles.who}>{first && <WhoChanged name={first.name} kind="outlines" />}</p>
      {differs && (
        <>
          <p className={styles.who}>{m.studio_differences_key()}</p>
          <ul>
            {things.map(({ poiId, name }) => (
              <li key={poiId}>
                <span>{name}</span>
                <Button
                  look="text"
                  aria-label={m.studio_mine_of({ name })}
                  onClick={() => saving.answer('mine', poiId)}
                >
                  {m.studio_mine()}
                </Button>
                <Button
                  look="text"
                  aria-label={m.studio_theirs_of({ name })}
                  onClick={() => saving.answer('theirs', poiId)}
                >
                  {m.studio_theirs()}
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
      <div>
        <Button look="primary" onClick={() => onDiffers(!differs)} aria-pressed={differs}>
          {differs ? m.studio_hide_differences() : m.studio_see_differences()}
        </Button>
        <Button onClick={() => saving.answer('mine')}>{m.studio_keep_mine()}</Button>
        <Button onClick={() => saving.answer('theirs')}>{m.studio_take_theirs()}</Button>
      </div>
    </div>
  )
}

/** What both have changed, as each has it: theirs dashed, one's own solid. */
export function Differences({ saving, drawing }: { saving: Saving; drawing: Drawing }) {
  const drawn = (from: Drawing | undefined, className: string | undefined) =>
    saving.both.flatMap((poiId) =>
      (from?.get(poiId) ?? []).map((part, nth) => (
        <polygon
          // biome-ignore lint/suspicious/noArrayIndexKey: parts of an outline have no other name
          key={`${poiId} ${nth}`}
          className={className}
          points={part.map((point) => point.join()).join(' ')}
        />
      )),
    )
  return (
    <ToolLayer>
      {drawn(drawing, styles.mine)}
      {drawn(saving.theirs, styles.theirs)}
    </ToolLayer>
  )
}
