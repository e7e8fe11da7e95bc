import { Slider as BaseSlider } from '@base-ui/react/slider'
import styles from './range-slider.module.css'

interface SliderProps {
  label: string
  value: number
  min: number
  max: number
  step: number
  /** A value as it is said. */
  say: (value: number) => string
  onChange: (value: number) => void
}

const PAGE_STEPS = 10

/** One thumb on a track. Arrow keys go one step, Page keys ten. */
export function Slider({ label, value, min, max, step, say, onChange }: SliderProps) {
  return (
    <BaseSlider.Root
      value={value}
      min={min}
      max={max}
      step={step}
      largeStep={PAGE_STEPS * step}
      onValueChange={onChange}
    >
      <BaseSlider.Control className={styles.control}>
        <BaseSlider.Track className={styles.track}>
          <BaseSlider.Indicator className={styles.fill} />
          <BaseSlider.Thumb
            className={styles.thumb}
            aria-label={label}
            getAriaValueText={(_, shown) => say(shown)}
          />
        </BaseSlider.Track>
      </BaseSlider.Control>
    </BaseSlider.Root>
  )
}
