import type { Range } from '@belvedere/domain/filters/define-range'
import { hasSlider, rangeOfThumbs, thumbsAt } from '@belvedere/domain/filters/filter-bounds'
import { m } from '../../paraglide/messages.js'
import { NumberBox } from '../../ui/number-box.tsx'
import { RangeSlider } from '../../ui/range-slider.tsx'
import type { RangeFacts } from './filter-facts.ts'
import type { RangeView } from './filter-views.ts'
import { Histogram } from './histogram.tsx'
import styles from './range-choice.module.css'

interface RangeChoiceProps {
  view: RangeView
  facts: RangeFacts | undefined
  range: Range
  onChange: (range: Range) => void
}

/** How the apartments lie over the track, two thumbs on it, and a box for each exact value. */
export function RangeChoice({ view, facts, range, onChange }: RangeChoiceProps) {
  if (!facts?.bounds) return null
  const { bounds, bars } = facts
  const [least, greatest] = bounds
  const { say } = view
  if (!hasSlider(bounds)) return <p className={styles.only}>{m.filter_one_value({ value: say(least) })}</p>
  const thumbs = thumbsAt(range, bounds)
  const name = view.name()
  const labels = [m.filter_from({ name }), m.filter_to({ name })] as const
  const { step } = view.range
  const change = ([from, to]: Range) => {
    // Steps count from the least and need not meet the greatest: what is less than a step away is there.
    const end = greatest - to < step ? greatest : to
    onChange(rangeOfThumbs([from, end], bounds))
  }
  return (
    <div className={styles.range}>
      <div className={styles.slider}>
        <Histogram bars={bars} bounds={bounds} range={thumbs} />
        <RangeSlider
          value={thumbs}
          min={least}
          max={greatest}
          step={step}
          labels={labels}
          say={say}
          onChange={change}
        />
      </div>
      <div className={styles.boxes}>
        <NumberBox
          label={labels[0]}
          value={thumbs[0]}
          show={say}
          onChange={(from) => onChange(rangeOfThumbs([from, thumbs[1]], bounds))}
        />
        <span aria-hidden="true">–</span>
        <NumberBox
          label={labels[1]}
          value={thumbs[1]}
          show={say}
          onChange={(to) => onChange(rangeOfThumbs([thumbs[0], to], bounds))}
        />
      </div>
    </div>
  )
}
