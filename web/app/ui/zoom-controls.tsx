import glass from './glass.module.css'
import { Icon, type IconName } from './icon.tsx'
import styles from './zoom-controls.module.css'

export interface ZoomWords {
  group: string
  zoomIn: string
  zoomOut: string
  whole: string
}

interface ZoomControlsProps {
  words: ZoomWords
  onZoomIn: () => void
  onZoomOut: () => void
  onWhole: () => void
}

export function ZoomControls({ words, onZoomIn, onZoomOut, onWhole }: ZoomControlsProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms; these buttons move a picture
    <div className={`${styles.controls} ${glass.glass}`} role="group" aria-label={words.group}>
      <Control icon="plus" label={words.zoomIn} onClick={onZoomIn} />
      <Control icon="minus" label={words.zoomOut} onClick={onZoomOut} />
      <Control icon="whole" label={words.whole} onClick={onWhole} />
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
