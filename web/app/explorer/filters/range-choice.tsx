import type { BarFilter } from '@belvedere/domain/filters/bar-filters'
import { hasSlider, type RangeFilter, rangeOfThumbs, thumbsAt } from '@belvedere/domain/filters/filter-bounds'
import type { Range } from '@belvedere/domain/filters/filter-state'
import { m } from '../../paraglide/messages.js'
import { NumberBox } from '../../ui/number-box.tsx'
import { RangeSlider } from '../../ui/range-slider.tsx'
import type { RangeFacts } from './filter-facts.ts'
import { filterName, valueWord } from './filter-words.ts'
import { Histogram } from './histogram.tsx'
import styles from './range-choice.module.css'

interface RangeChoiceProps {
  of: RangeFilter
  name: BarFilter
  facts: RangeFacts
  range: Range
  onChange: (range: Range) => void
}

const STEPS: Record<RangeFilter, number> = { area: 1, floor: 1, price: 500 }

/** How the apartments lie over the track, two thumbs on it, and a box for each exact value. */
export function RangeChoice({ of, name, facts: { bounds, bars }, range, onChange }: RangeChoiceProps) {
  if (!hasSlider(bounds))
    return bounds ? (
      <p className={styles.only}>{m.filter_one_value({ value: valueWord(of, bounds[0]) })}</p>
    ) : null
  const [least, greatest] = bounds
  const thumbs = thumbsAt(range, bounds)
  const labels = [m.filter_from({ name: filterName(name) }), m.filter_to({ name: filterName(name) })] as const
  const show = (value: number) => valueWord(of, value)
  const change = ([from, to]: Range) => {
    // Steps count from the least and need not meet the greatest: what is less than a step away is there.
    const end = greatest - to < STEPS[of] ? greatest : to
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
          step={STEPS[of]}
          labels={labels}
          say={show}
          onChange={change}
        />
      </div>
      <div className={styles.boxes}>
        <NumberBox
          label={labels[0]}
          value={thumbs[0]}
          show={show}
          onChange={(from) => onChange(rangeOfThumbs([from, thumbs[1]], bounds))}
        />
        <span aria-hidden="true">–</span>
        <NumberBox
          label={labels[1]}
          value={thumbs[1]}
          show={show}
          onChange={(to) => onChange(rangeOfThumbs([thumbs[0], to], bounds))}
        />
      </div>
    </div>
  )
}
