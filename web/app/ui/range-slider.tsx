import { Slider } from '@base-ui/react/slider'
import styles from './range-slider.module.css'

interface RangeSliderProps {
  value: readonly [number, number]
  min: number
  max: number
  step: number
  /** Of the lower and of the upper thumb. */
  labels: readonly [string, string]
  /** A value as it is said. */
  say: (value: number) => string
  onChange: (value: readonly [number, number]) => void
}

const PAGE_STEPS = 10

/** Two thumbs on a track. Arrow keys go one step, Page keys ten. */
export function RangeSlider({ value, min, max, step, labels, say, onChange }: RangeSliderProps) {
  return (
    <Slider.Root
      value={value}
      min={min}
      max={max}
      step={step}
      largeStep={PAGE_STEPS * step}
      thumbCollisionBehavior="none"
      onValueChange={([from = min, to = max]) => onChange([from, to])}
    >
      <Slider.Control className={styles.control}>
        <Slider.Track className={styles.track}>
          <Slider.Indicator className={styles.fill} />
          {labels.map((label, index) => (
            <Slider.Thumb
              key={label}
              index={index}
              className={styles.thumb}
              aria-label={label}
              getAriaValueText={(_, shown) => say(shown)}
            />
          ))}
        </Slider.Track>
      </Slider.Control>
    </Slider.Root>
  )
}
