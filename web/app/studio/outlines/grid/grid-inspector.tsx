import type { Drawing } from '@belvedere/domain/outlines/drawing'
import { leaveOut, setCells, splitCell, standBack } from '@belvedere/domain/outlines/facade-grid'
import type { GridFloor } from '@belvedere/domain/outlines/grid-homes'
import { Fragment } from 'react'
import { m } from '../../../paraglide/messages.js'
import { StaffIcon } from '../../../staff/ui/staff-icon.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import type { DrawnThing } from '../load-drawing.ts'
import { MakeFoot } from '../make-foot.tsx'
import { shortName } from '../short-name.ts'
import styles from '../studio-tool-inspector.module.css'
import type { Sources } from '../use-drawing.ts'
import { WillReplace } from '../will-replace.tsx'
import own from './studio-grid-inspector.module.css'
import type { Grid } from './use-grid.ts'

interface GridInspectorProps {
  grid: Grid
  viewName: string
  apartments: readonly DrawnThing[]
  drawing: Drawing
  sources: Sources
  /** Drawn here, and not made anew. */
  staying: number
  onMake: () => void
  onLeave: () => void
}

export function GridInspector({ grid, viewName, apartments, staying, ...props }: GridInspectorProps) {
  const { drawing, sources, onMake, onLeave } = props
  const { floors, range, chosen } = grid
  const [one] = chosen
  const found = floors.reduce((sum, { cells }) => sum + cells.filter(({ home }) => home).length, 0)
  const wanted = floors.reduce((sum, { homes }) => sum + homes, 0)
  return (
    <aside className={styles.inspector} aria-label={m.studio_inspector()}>
      <header>
        <p className={styles.caption}>{m.studio_tool_grid()}</p>
        <h1>{viewName}</h1>
      </header>
      <section className={styles.line}>
        <h2>{m.studio_floors()}</h2>
        <span className={own.range}>
          {([0, 1] as const).map((end) => (
            <Fragment key={end}>
              {end === 1 && <small>{m.studio_grid_range_to()}</small>}
              <input
                type="number"
                aria-label={end === 0 ? m.studio_grid_from() : m.studio_grid_to()}
                value={range[end]}
                onChange={({ target }) => {
                  const value = Number(target.value)
                  grid.setRange(end === 0 ? [value, range[1]] : [range[0], value])
                }}
              />
            </Fragment>
          ))}
        </span>
      </section>
      {!grid.grid && (
        <section>
          <p>{m.studio_grid_start()}</p>
        </section>
      )}
      {grid.grid && (
        <section>
          <div className={styles.head}>
            <h2>{m.studio_grid_per_floor()}</h2>
            <small>{m.studio_grid_from_list()}</small>
          </div>
          <ul className={own.floors}>
            {floors.map((floor) => (
              <FloorRow key={floor.floor} floor={floor} grid={grid} />
            ))}
          </ul>
          <div className={own.cells}>
            <button type="button" disabled={!one} aria-keyshortcuts="J" onClick={grid.join}>
              {m.studio_grid_join()} <kbd>J</kbd>
            </button>
            <button
              type="button"
              disabled={!one}
              onClick={() => one && grid.change((now) => splitCell(now, one.floor, one.column))}
            >
              {m.studio_grid_split()}
            </button>
            <button
              type="button"
              disabled={!one}
              onClick={() => one && grid.change((now) => leaveOut(now, one.floor, one.column))}
            >
              {m.studio_grid_leave_out()}
            </button>
          </div>
        </section>
      )}
      <section>
        <h2>{m.studio_numbers_run()}</h2>
        <Segmented
          label={m.studio_numbers_run()}
          value={grid.direction}
          choices={[
            { value: 'left-to-right', words: m.studio_left_to_right() },
            { value: 'right-to-left', words: m.studio_right_to_left() },
          ]}
          onChange={grid.setDirection}
        />
        <p className={styles.line}>
          <span>{m.studio_grid_name()}</span>
          <span className={own.pattern}>
            {prefixOf(apartments)}
            <i>{m.studio_grid_pattern_floor()}</i>
            <i>01</i>
          </span>
        </p>
      </section>
      {grid.grid && (
        <section>
          <p className={styles.hint}>
            <StaffIcon name={found === wanted ? 'check' : 'warning'} size={16} />
            {m.studio_grid_in_list({ found, wanted })}
          </p>
          {staying > 0 && (
            <p className={styles.hint}>
              <StaffIcon name="lock" size={16} />
              {m.studio_grid_staying({ count: staying })}
            </p>
          )}
          <button type="button" className={own.anew} onClick={grid.begin}>
            {m.studio_grid_anew()}
          </button>
        </section>
      )}
      {grid.grid && (
        <WillReplace
          {...{ drawing, sources }}
          outlines={grid.outlines}
          things={apartments}
          replacing={grid.replacing}
          onReplacing={grid.setReplacing}
        />
      )}
      <p className={own.keys}>
        <span>
          <kbd>←</kbd> <kbd>→</kbd> 1 px
        </span>
        <span>
          <kbd>Shift</kbd> 10 px
        </span>
        <span>
          <kbd>Ctrl</kbd> 100 px
        </span>
        <span>
          <kbd>Tab</kbd> {m.studio_grid_next_line()}
        </span>
      </p>
      <MakeFoot
        count={grid.outlines.size}
        hindrance={grid.crossed ? m.studio_grid_crossed() : undefined}
        onMake={onMake}
        onLeave={onLeave}
      />
    </aside>
  )
}

function FloorRow({ floor: { floor, cells, homes }, grid }: { floor: GridFloor<DrawnThing>; grid: Grid }) {
  const numbers = cells.flatMap(({ home }) => (home ? [shortName(home.name)] : []))
  const name = m.studio_floor({ floor })
  const apart = grid.grid?.rows.find((row) => row.floor === floor)?.corners !== undefined
  const set = (count: number) => count > 0 && grid.change((now) => setCells(now, floor, count))
  return (
    <li className={own.floor} data-misfit={cells.length !== homes || undefined}>
      <span>{name}</span>
      <span className={own.stepper}>
        <button
          type="button"
          aria-label={m.studio_grid_fewer_cells({ floor })}
          onClick={() => set(cells.length - 1)}
        >
          <StaffIcon name="minus" size={14} />
        </button>
        <b>{cells.length}</b>
        <button
          type="button"
          aria-label={m.studio_grid_more_cells({ floor })}
          onClick={() => set(cells.length + 1)}
        >
          <StaffIcon name="plus" size={14} />
        </button>
      </span>
      <small>{numbers.length > 1 ? `${numbers[0]}–${numbers.at(-1)}` : numbers[0]}</small>
      <button
        type="button"
        className={own.apart}
        aria-pressed={apart}
        title={m.studio_grid_own_corners({ floor })}
        aria-label={m.studio_grid_own_corners({ floor })}
        onClick={() => grid.change((now) => standBack(now, floor))}
      >
        <StaffIcon name="grid" size={16} />
      </button>
      <span className={own.state}>
        <StaffIcon name={cells.length === homes ? 'check' : 'warning'} size={16} />
      </span>
    </li>
  )
}

/** What all names begin with. */
function prefixOf(apartments: readonly DrawnThing[]): string {
  const name = apartments[0]?.name ?? ''
  return name.slice(0, name.length - shortName(name).length)
}
