import { m } from '../../paraglide/messages.js'
import { StaffIcon, type StaffIconName } from '../../staff/ui/staff-icon.tsx'
import styles from './studio-tool-strip.module.css'
import type { DrawingHistory } from './use-drawing.ts'

export type DrawingMode = 'select' | 'draw' | 'grid' | 'mask' | 'move' | 'carry'

const MODES: readonly { mode: DrawingMode; icon: StaffIconName; key: string; name: () => string }[] = [
  { mode: 'select', icon: 'select', key: 'V', name: m.studio_tool_select },
  { mode: 'draw', icon: 'polygon', key: 'D', name: m.studio_tool_draw },
  { mode: 'grid', icon: 'grid', key: 'F', name: m.studio_tool_grid },
  { mode: 'mask', icon: 'mask', key: 'K', name: m.studio_tool_mask },
  { mode: 'move', icon: 'move', key: 'M', name: m.studio_tool_move },
]

interface ToolStripProps {
  mode: DrawingMode
  snapping: boolean
  /** There is another view to copy to. */
  carries: boolean
  /** It is a façade, which masks and grids are of. */
  makes: boolean
  history: DrawingHistory
  onMode: (mode: DrawingMode) => void
  onSnap: () => void
}

/** The tools over the picture; the chosen one carries its name, the others say it with their key. */
export function ToolStrip({
  mode: chosen,
  snapping,
  carries,
  makes,
  history,
  onMode,
  onSnap,
}: ToolStripProps) {
  return (
    <div className={styles.strip} role="toolbar" aria-label={m.studio_tools()}>
      {MODES.filter(({ mode }) => makes || (mode !== 'grid' && mode !== 'mask')).map(
        ({ mode, icon, key, name }) => (
          <button
            key={mode}
            type="button"
            className={styles.tool}
            aria-pressed={mode === chosen}
            aria-label={name()}
            aria-keyshortcuts={key}
            title={`${name()} (${key})`}
            onClick={() => onMode(mode)}
          >
            <StaffIcon name={icon} />
            {mode === chosen && <span>{name()}</span>}
          </button>
        ),
      )}
      <button
        type="button"
        className={styles.switch}
        aria-pressed={snapping}
        aria-label={m.studio_tool_snap()}
        aria-keyshortcuts="S"
        title={`${m.studio_tool_snap()} (S)`}
        onClick={onSnap}
      >
        <StaffIcon name="snap" />
      </button>
      <span className={styles.rule} />
      {carries && (
        <>
          <button
            type="button"
            className={styles.switch}
            aria-label={m.studio_tool_carry()}
            aria-keyshortcuts="C"
            title={`${m.studio_tool_carry()} (C)`}
            onClick={() => onMode('carry')}
          >
            <StaffIcon name="carry" />
          </button>
          <span className={styles.rule} />
        </>
      )}
      <button
        type="button"
        className={styles.switch}
        aria-label={m.studio_undo()}
        title={`${m.studio_undo()} (Ctrl Z)`}
        disabled={!history.canUndo}
        onClick={history.undo}
      >
        <StaffIcon name="undo" />
      </button>
      <button
        type="button"
        className={styles.switch}
        aria-label={m.studio_redo()}
        title={`${m.studio_redo()} (Ctrl Shift Z)`}
        disabled={!history.canRedo}
        onClick={history.redo}
      >
        <StaffIcon name="redo" />
      </button>
    </div>
  )
}
