import { m } from '../../paraglide/messages.js'
import { Icon, type IconName } from '../../ui/icon.tsx'
import styles from './map-controls.module.css'

interface MapControlsProps {
  onZoomIn: () => void
  onZoomOut: () => void
  onLocate: () => void
}

/** Nothing on the map needs a pinch or a wheel. */
export function MapControls({ onZoomIn, onZoomOut, onLocate }: MapControlsProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms; these buttons move a map
    <div className={styles.controls} role="group" aria-label={m.zoom()}>
      <Control icon="plus" label={m.zoom_in()} onClick={onZoomIn} />
      <Control icon="minus" label={m.zoom_out()} onClick={onZoomOut} />
      <Control icon="locate" label={m.near_me()} onClick={onLocate} />
    </div>
  )
}

function Control({ icon, label, onClick }: { icon: IconName; label: string; onClick: () => void }) {
  return (
    <button type="button" className={styles.control} aria-label={label} onClick={onClick}>
      <Icon name={icon} />
    </button>
  )
}
