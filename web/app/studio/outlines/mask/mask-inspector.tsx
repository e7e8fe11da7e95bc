import type { Drawing } from '@belvedere/domain/outlines/drawing'
import { floorRanges } from '@belvedere/domain/outlines/floor-ranges'
import { m } from '../../../paraglide/messages.js'
import { StaffIcon, type StaffIconName } from '../../../staff/ui/staff-icon.tsx'
import { Slider } from '../../../ui/slider.tsx'
import hidden from '../../../ui/visually-hidden.module.css'
import { Segmented } from '../../ui/segmented.tsx'
import { Switch } from '../../ui/switch.tsx'
import type { DrawnThing } from '../load-drawing.ts'
import { MakeFoot } from '../make-foot.tsx'
import { shortName } from '../short-name.ts'
import styles from '../studio-tool-inspector.module.css'
import type { Sources } from '../use-drawing.ts'
import { WillReplace } from '../will-replace.tsx'
import { MaskFloor } from './mask-floor.tsx'
import { MaskLeftOut } from './mask-left-out.tsx'
import own from './studio-mask-inspector.module.css'
import type { Mask } from './use-mask.ts'

interface MaskInspectorProps {
  mask: Mask
  viewName: string
  picture: { readonly width: number; readonly height: number }
  apartments: readonly DrawnThing[]
  drawing: Drawing
  sources: Sources
  /** Points of the outlines show while the precision is being chosen. */
  onPoints: (shown: boolean) => void
  onMake: () => void
  onLeave: () => void
}

/** More in doubt than this share: a hint, not a stop. */
const SOFT_EDGES = 0.02
const [FINEST, COARSEST] = [0.5, 6]
/** Of apartments without a colour so many are named. */
const NAMED = 3

export function MaskInspector(props: MaskInspectorProps) {
  const { mask, viewName, picture, onLeave } = props
  const { now } = mask.traced
  return (
    <aside className={styles.inspector} aria-label={m.studio_inspector()}>
      <header>
        <p className={styles.caption}>{m.studio_colour_mask()}</p>
        <h1>{viewName}</h1>
        {now.state === 'traced' && (
          <div className={own.file}>
            <img src={now.url} alt="" width="52" height="32" />
            <p>
              <b>{now.name}</b>
              <small>
                <span className={own.fine}>
                  <StaffIcon name="check" size={14} />
                </span>
                {(now.width === picture.width ? m.studio_mask_same_frame : m.studio_mask_scaled)({
                  width: now.width,
                  height: now.height,
                })}
              </small>
            </p>
            <FileButton icon="file" onFile={mask.read}>
              {m.studio_mask_other_file()}
            </FileButton>
          </div>
        )}
      </header>
      {now.state === 'traced' ? (
        <Found {...props} />
      ) : (
        <>
          <Start {...props} />
          <footer className={styles.foot}>
            <button type="button" className={styles.cancel} onClick={onLeave}>
              {m.studio_cancel()} <kbd>Esc</kbd>
            </button>
          </footer>
        </>
      )}
    </aside>
  )
}

function Start({ mask, viewName }: MaskInspectorProps) {
  const { now, cancel } = mask.traced
  if (now.state === 'reading') {
    const percent = Math.round(now.share * 100)
    return (
      <section role="status" className={own.start}>
        <p>{m.studio_mask_reading({ percent })}</p>
        <progress value={percent} max={100} aria-label={now.name} />
        <button type="button" className={styles.cancel} onClick={cancel}>
          {m.studio_cancel()}
        </button>
      </section>
    )
  }
  return (
    <section className={own.start}>
      {now.state === 'other-frame' && (
        <p role="alert" className={own.refused}>
          {m.studio_mask_other_frame({ view: viewName })}
        </p>
      )}
      {now.state === 'unreadable' && (
        <p role="alert" className={own.refused}>
          {m.studio_mask_unreadable()}
        </p>
      )}
      <div className={own.drop}>
        <StaffIcon name="mask" size={28} />
        <p>{m.studio_mask_drop()}</p>
        <FileButton onFile={mask.read}>{m.studio_mask_choose()}</FileButton>
      </div>
      <details className={own.details}>
        <summary>{m.studio_mask_ask_for()}</summary>
        <p>{m.studio_mask_ask_text()}</p>
      </details>
    </section>
  )
}

interface FileButtonProps {
  /** In place of its words, where there is little room. */
  icon?: StaffIconName
  onFile: (file: File) => void
  children: string
}

function FileButton({ icon, onFile, children }: FileButtonProps) {
  return (
    <label className={own.choose} title={icon && children}>
      {icon && <StaffIcon name={icon} size={18} />}
      <span className={icon && hidden.hidden}>{children}</span>
      <input
        type="file"
        accept="image/png,image/jpeg,image/webp"
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) onFile(file)
          // The same file once more is a change too.
          target.value = ''
        }}
      />
    </label>
  )
}

function Found({ mask, apartments, drawing, sources, onPoints, onMake, onLeave }: MaskInspectorProps) {
  const { plan, choices, traced, outlines } = mask
  const isDrawn = (poiId: number) => Boolean(drawing.get(poiId)?.length)
  const { now, precision } = traced
  if (now.state !== 'traced') return null
  const colours = plan.floors.flatMap((floor) => floor.colours)
  const tied = colours.filter(({ home }) => home)
  const points = colours.reduce((sum, { parts }) => sum + parts.flat().length, 0)
  return (
    <>
      <section>
        <div className={styles.head}>
          <h2>{m.studio_mask_found({ count: now.colours.length })}</h2>
          <small>{m.studio_mask_sum({ tied: tied.length, out: plan.leftOut.length })}</small>
        </div>
        <ul className={own.floors}>
          {plan.floors.map((floor) => (
            <MaskFloor
              key={floor.colours[0]?.index}
              floor={floor}
              apartments={apartments}
              active={mask.active}
              onActivate={mask.activate}
              onTie={mask.tie}
            />
          ))}
        </ul>
        {plan.unmasked.length > 0 && (
          <p className={styles.hint} data-warns>
            <StaffIcon name="warning" size={16} />
            {m.studio_mask_unmasked({ count: plan.unmasked.length, floors: floorRanges(plan.unmasked) })}
          </p>
        )}
        {plan.leftOut.map((one) => (
          <MaskLeftOut key={one.index} colour={one} mask={mask} />
        ))}
        {plan.without.slice(0, NAMED).map(({ poiId, name }) => (
          <p key={poiId} className={styles.hint}>
            <StaffIcon name={isDrawn(poiId) ? 'lock' : 'info'} size={16} />
            {(isDrawn(poiId) ? m.studio_mask_stays : m.studio_mask_no_outline)({ name: shortName(name) })}
          </p>
        ))}
        {plan.without.length > NAMED && (
          <p className={styles.hint}>{m.studio_mask_more_without({ count: plan.without.length - NAMED })}</p>
        )}
        {now.doubtful > SOFT_EDGES && (
          <p className={styles.hint}>
            <StaffIcon name="info" size={16} />
            {m.studio_mask_soft()}
          </p>
        )}
      </section>
      <section>
        <label className={styles.line}>
          {m.studio_mask_lowest()}
          <select
            className={own.lowest}
            value={plan.lowest ?? ''}
            onChange={({ target }) => mask.change({ lowest: Number(target.value) })}
          >
            {floorsOf(apartments).map((floor) => (
              <option key={floor} value={floor}>
                {floor}
              </option>
            ))}
          </select>
        </label>
        <div className={styles.head}>
          <h2>{m.studio_numbers_run()}</h2>
          <small>{m.studio_floors_from_bottom()}</small>
        </div>
        <Segmented
          label={m.studio_numbers_run()}
          value={choices.direction}
          choices={[
            { value: 'left-to-right', words: <Way icon="arrow" words={m.studio_left_to_right()} /> },
            { value: 'right-to-left', words: <Way icon="back" words={m.studio_right_to_left()} /> },
          ]}
          onChange={(direction) => mask.change({ direction })}
        />
        {mask.memory && (
          <Switch on={mask.memory.on} onChange={mask.switchMemory}>
            {m.studio_mask_memory({ view: mask.memory.view })}
          </Switch>
        )}
      </section>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it hears of its slider's focus */}
      <section onFocus={() => onPoints(true)} onBlur={() => onPoints(false)}>
        <div className={styles.head}>
          <h2>{m.studio_mask_precision()}</h2>
          <small>{m.studio_mask_average({ count: Math.round(points / Math.max(1, colours.length)) })}</small>
        </div>
        <Slider
          label={m.studio_mask_precision()}
          value={FINEST + COARSEST - precision}
          min={FINEST}
          max={COARSEST}
          step={0.5}
          say={(value) => m.studio_pixels_said({ pixels: FINEST + COARSEST - value })}
          onChange={(value) => traced.trace(FINEST + COARSEST - value)}
        />
      </section>
      <WillReplace
        {...{ outlines, drawing, sources }}
        things={apartments}
        replacing={mask.replacing}
        onReplacing={mask.setReplacing}
      />
      <MakeFoot count={outlines.size} onMake={onMake} onLeave={onLeave} />
    </>
  )
}

/** From the bottom, as the list has them. */
function floorsOf(apartments: readonly DrawnThing[]): number[] {
  return [...new Set(apartments.map(({ floor }) => floor))].sort((a, b) => a - b)
}

function Way({ icon, words }: { icon: 'arrow' | 'back'; words: string }) {
  return (
    <>
      <StaffIcon name={icon} size={16} />
      {words}
    </>
  )
}
