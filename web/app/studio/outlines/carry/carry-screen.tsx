import type { MediaItem } from '@belvedere/contract/entities/media-item'
import type { Drawing } from '@belvedere/domain/outlines/drawing'
import { cornersOfAll, placeOnFacade } from '@belvedere/domain/outlines/place-on-facade'
import { type ReactNode, useMemo, useRef, useState } from 'react'
import { pictureAddress } from '../../../content/picture-address.ts'
import { measureWords } from '../../../i18n/number-words.ts'
import { m } from '../../../paraglide/messages.js'
import { StaffIcon } from '../../../staff/ui/staff-icon.tsx'
import { Button } from '../../../ui/button.tsx'
import { Viewer } from '../../../viewer/viewer.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { Switch } from '../../ui/switch.tsx'
import type { DrawnPlace, DrawnView } from '../load-drawing.ts'
import { drawingOf } from '../outline-saving.ts'
import { shortName } from '../short-name.ts'
import type { OtherView } from '../use-other-views.ts'
import { viewerPictureOf } from '../viewer-picture.ts'
import { NumberAt, PointsTool } from './points-tool.tsx'
import styles from './studio-carry.module.css'
import { AGREES_PX, type Pair, type Side, useCarry } from './use-carry.ts'

interface CarryScreenProps {
  place: DrawnPlace
  view: DrawnView
  picture: MediaItem
  drawing: Drawing
  selected: number | null
  others: readonly OtherView[]
  onCarry: (viewId: number, outlines: Drawing) => void
  onLeave: () => void
}

/** Two pictures of one building, and the points that both show: what is drawn on the one comes to the other (OUT-05). */
export function CarryScreen({
  place,
  view,
  picture,
  drawing,
  selected,
  others,
  onCarry,
  onLeave,
}: CarryScreenProps) {
  const [targetId, setTargetId] = useState(others[0]?.id)
  const target = others.find(({ id }) => id === targetId) ?? others[0]
  if (!target) return <p className={styles.nothing}>{m.studio_carry_no_other()}</p>
  return (
    <BetweenTwo
      key={target.id}
      {...{ place, view, picture, drawing, selected, others, target, onCarry, onLeave }}
      onTarget={setTargetId}
    />
  )
}

interface BetweenTwoProps extends CarryScreenProps {
  target: OtherView
  onTarget: (viewId: number) => void
}

function BetweenTwo({
  place,
  view,
  picture,
  drawing,
  selected,
  others,
  target,
  onTarget,
  onCarry,
  onLeave,
}: BetweenTwoProps) {
  const there = useMemo(() => drawingOf(target.outlines), [target])
  const carry = useCarry({ from: drawing, there, selected })
  const [shown, setShown] = useState(true)
  const sides = useRef<Partial<Record<Side, HTMLElement | null>>>({})
  const nameOf = (poiId: number) => shortName(place.things.find((one) => one.poiId === poiId)?.name ?? '')
  const drawnOn = (on: Drawing) => place.things.filter(({ poiId }) => on.get(poiId)?.length).length
  const total = place.things.length
  const toCheck = [...carry.carried.values()].filter(({ onFacade }) => !onFacade).length
  const worst = Math.max(0, ...carry.errors.map((error) => error ?? 0))
  const wrong = carry.errors.findIndex((error) => (error ?? 0) > AGREES_PX)
  const ready = carry.lacking === 0 && carry.carried.size > 0
  const act = () => {
    if (ready) onCarry(target.id, new Map([...carry.carried].map(([of, { parts }]) => [of, parts])))
  }
  const extremes = useMemo(() => cornersOfAll(drawing), [drawing])
  const placeOf = ({ from, to }: Pair, index: number) => {
    const place = from && placeOnFacade(from, drawing, extremes)
    if (!from || !to || !place) return m.studio_carry_point({ number: index + 1 })
    return typeof place === 'string' ? CORNERS[place]() : m.studio_carry_at({ name: nameOf(place.of) })
  }
  const goTo = (side: Side) => () =>
    sides.current[side]?.querySelector<HTMLElement>('[data-ready]')?.focus({ preventScroll: true })

  const polygons = (side: Side): ReactNode =>
    side === 'from'
      ? [...drawing].map(([of, parts]) =>
          parts.map((part) => (
            <g key={`${of} ${part.join()}`}>
              <polygon className={styles.source} points={part.map((point) => point.join()).join(' ')} />
              <NumberAt part={part} words={nameOf(of)} />
            </g>
          )),
        )
      : [
          ...[...there].map(([of, parts]) =>
            parts.map((part) => (
              <polygon
                key={`there ${of} ${part.join()}`}
                className={styles.source}
                points={part.map((point) => point.join()).join(' ')}
              />
            )),
          ),
          ...(shown ? [...carry.carried] : []).map(([of, { parts, onFacade }]) =>
            parts.map((part) => (
              <g key={`${of} ${part.join()}`} data-carried={of} data-check={!onFacade || undefined}>
                <polygon className={styles.carried} points={part.map((point) => point.join()).join(' ')} />
                <NumberAt part={part} words={nameOf(of)} />
              </g>
            )),
          ),
        ]

  const stage = (side: Side, of: MediaItem, name: string) => {
    const label = m.studio_picture_of({ building: place.name, view: name })
    const shownPicture = viewerPictureOf(of, label)
    if (!shownPicture || !of.media) return <p className={styles.nothing}>{m.studio_tiles_on_their_way()}</p>
    return (
      <Viewer
        picture={shownPicture}
        label={label}
        listLabel={m.studio_outlines()}
        shapes={NO_SHAPES}
        selectedId={null}
        onOpen={NOTHING}
        onClear={NOTHING}
        reducedMotion={true}
      >
        <PointsTool
          side={side}
          carry={carry}
          picture={{ ...sizeOf(shownPicture), href: pictureAddress(of.media, LOUPE_WIDTH) }}
          onOtherSide={side === 'from' ? goTo('to') : undefined}
          onCarry={act}
          onLeave={onLeave}
        >
          {polygons(side)}
        </PointsTool>
      </Viewer>
    )
  }

  return (
    <div className={styles.screen}>
      <header className={styles.head}>
        <small>{m.studio_carry_from()}</small>
        <h1>{view.name}</h1>
        <small>{m.studio_drawn_of({ drawn: drawnOn(drawing), total })}</small>
        <Segmented
          label={m.studio_carry_what()}
          value={carry.what}
          choices={[
            {
              value: 'facade',
              words:
                carry.whole < POINTS_OF_FACADE
                  ? m.studio_carry_facade_yet()
                  : m.studio_carry_facade({ count: carry.counts.facade }),
            },
            { value: 'all', words: m.studio_carry_all({ count: carry.counts.all }) },
            ...(carry.counts.chosen > 0
              ? [{ value: 'chosen', words: m.studio_carry_chosen() } as const]
              : []),
          ]}
          onChange={carry.setWhat}
        />
      </header>
      <header className={styles.head}>
        <small>{m.studio_carry_to()}</small>
        <select
          aria-label={m.studio_carry_to()}
          value={target.id}
          onChange={(event) => onTarget(Number(event.target.value))}
        >
          {others.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
        <small>{m.studio_drawn_of({ drawn: drawnOn(there), total })}</small>
        <Switch on={shown} onChange={setShown}>
          {m.studio_carry_show()}
        </Switch>
      </header>
      <section
        className={styles.picture}
        aria-label={view.name}
        ref={(element) => {
          sides.current.from = element
        }}
      >
        {stage('from', picture, view.name)}
      </section>
      <section
        className={styles.picture}
        aria-label={target.name}
        ref={(element) => {
          sides.current.to = element
        }}
      >
        {stage('to', target.picture, target.name)}
      </section>
      <footer className={styles.foot}>
        <div className={styles.points}>
          <h2>
            {m.studio_carry_points()} <small>{m.studio_carry_at_least()}</small>
          </h2>
          <ul>
            {carry.pairs.map((pair, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: points are known by their number
              <li key={index} data-active={index === carry.active || undefined}>
                <button type="button" className={styles.choose} onClick={() => carry.setActive(index)}>
                  <b>{index + 1}</b>
                  <span>
                    {placeOf(pair, index)}
                    <small>
                      {saidOf(
                        pair,
                        carry.waiting.get(index),
                        carry.whole > FEWEST ? carry.errors[index] : undefined,
                      )}
                    </small>
                  </span>
                </button>
                <button
                  type="button"
                  aria-label={m.studio_carry_remove({ number: index + 1 })}
                  onClick={() => carry.remove(index)}
                >
                  <StaffIcon name="remove" size={16} />
                </button>
              </li>
            ))}
            <li className={styles.add}>
              <span>{m.studio_carry_add()}</span>
              <kbd>P</kbd>
            </li>
          </ul>
        </div>
        <div className={styles.sum}>
          <div role="status">
            {carry.lacking > 0 && <p>{m.studio_carry_lacking({ count: carry.lacking })}</p>}
            {carry.hindrance && (
              <p className={styles.warns}>
                <StaffIcon name="warning" size={16} />
                {HINDRANCES[carry.hindrance]()}
              </p>
            )}
            {ready && wrong < 0 && (
              <p className={styles.fine}>
                <StaffIcon name="check" size={16} />
                {carry.whole > FEWEST
                  ? m.studio_carry_agree({ pixels: measureWords(worst, 1) })
                  : m.studio_carry_four()}
              </p>
            )}
            {wrong >= 0 && (
              <p className={styles.wrong}>
                <StaffIcon name="warning" size={16} />
                {m.studio_carry_wrong({ number: wrong + 1 })}
              </p>
            )}
            {toCheck > 0 && (
              <p className={styles.warns}>
                <StaffIcon name="warning" size={16} />
                {m.studio_carry_check({ count: toCheck })}
              </p>
            )}
          </div>
          {carry.drawnThere > 0 && (
            <div className={styles.line}>
              <span>{m.studio_drawn_here({ count: carry.drawnThere })}</span>
              <Segmented
                label={m.studio_drawn_here({ count: carry.drawnThere })}
                value={carry.replacing ? 'replace' : 'keep'}
                choices={[
                  { value: 'keep', words: m.studio_keep() },
                  { value: 'replace', words: m.studio_replace() },
                ]}
                onChange={(value) => carry.setReplacing(value === 'replace')}
              />
            </div>
          )}
          <div className={styles.line}>
            <button type="button" className={styles.cancel} onClick={onLeave}>
              {m.studio_cancel()}
            </button>
            <Button look="primary" data-staff-main disabled={!ready} onClick={act}>
              {m.studio_carry_outlines({ count: carry.carried.size })}
              <kbd>↵</kbd>
            </Button>
          </div>
        </div>
      </footer>
    </div>
  )
}

const NO_SHAPES: [] = []
const NOTHING = () => undefined
/** Wide enough for what the loupe shows. */
const LOUPE_WIDTH = 1920

const sizeOf = ({ width, height }: { width: number; height: number }) => ({ width, height })

/** Four pairs always agree: it takes one more to tell. */
const FEWEST = 4
/** From three points on it can be said what stands between them. */
const POINTS_OF_FACADE = 3

const HINDRANCES = {
  'no-plane': m.studio_carry_no_plane,
  'none-between': m.studio_carry_none_between,
  'all-there': m.studio_carry_all_there,
}

const CORNERS = {
  'top-left': m.studio_corner_top_left,
  'top-right': m.studio_corner_top_right,
  'bottom-right': m.studio_corner_bottom_right,
  'bottom-left': m.studio_corner_bottom_left,
}

function saidOf(
  { from, to }: Pair,
  waiting: ReadonlySet<Side> | undefined,
  error: number | undefined,
): string {
  if (!from || waiting?.has('from')) return m.studio_carry_missing_left()
  if (!to || waiting?.has('to')) return m.studio_carry_missing_right()
  return error === undefined ? '' : m.studio_carry_off({ pixels: measureWords(error, 1) })
}
