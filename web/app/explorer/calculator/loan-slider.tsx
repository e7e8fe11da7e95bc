import { Slider } from '../../ui/slider.tsx'
import styles from './loan-slider.module.css'

interface LoanSliderProps {
  label: string
  value: number
  min: number
  max: number
  step: number
  say: (value: number) => string
  /** What the value comes to. */
  aside?: string | undefined
  onChange: (value: number) => void
}

/** A slider with its name and value above it and its ends below. */
export function LoanSlider({ aside, ...slider }: LoanSliderProps) {
  const { label, value, min, max, say } = slider
  return (
    <div>
      <p className={styles.head}>
        <span>{label}</span>
        <span>
          <b>{say(value)}</b> {aside}
        </span>
      </p>
      <Slider {...slider} />
      <p className={styles.ends} aria-hidden="true">
        <span>{min}</span>
        <span>{say(max)}</span>
      </p>
    </div>
  )
}
