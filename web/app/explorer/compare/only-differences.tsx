import { Switch } from '@base-ui/react/switch'
import { m } from '../../paraglide/messages.js'
import styles from './only-differences.module.css'

interface OnlyDifferencesProps {
  on: boolean
  onChange: (on: boolean) => void
}

export function OnlyDifferences({ on, onChange }: OnlyDifferencesProps) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the switch brings its own input
    <label className={styles.label}>
      <Switch.Root className={styles.switch} checked={on} onCheckedChange={onChange}>
        <Switch.Thumb className={styles.knob} />
      </Switch.Root>
      {m.only_differences()}
    </label>
  )
}
