import { demandStep } from '@belvedere/domain/reports/demand-step'
import { pictureAddress } from '../../content/picture-address.ts'
import { countWords } from '../../i18n/number-words.ts'
import { m } from '../../paraglide/messages.js'
import { cellsBox, labelBox, pathOf, viewBoxOf } from '../facade/cell-shape.ts'
import type { Facade } from '../facade/load-facade.ts'
import styles from './desk-demand-report.module.css'

/** Around the building, as a part of its width. */
const MARGIN = 0.06
/** What the numbers are written for; a building that is higher than wide is drawn smaller, and its numbers are not. */
const ROOM = { width: 680, height: 400 }
const LETTER_PX = 12
/** So wide a figure is, against its height. */
const FIGURE = 0.62

interface DemandFacadeProps {
  facade: Facade
  people: ReadonlyMap<number, number>
}

/** The building with a shade on each apartment; what may not be told is hatched and has no number. */
export function DemandFacade({ facade: { picture, cells }, people }: DemandFacadeProps) {
  const box = cellsBox(cells, MARGIN)
  const letter =
    LETTER_PX * Math.max((box.right - box.left) / ROOM.width, (box.bottom - box.top) / ROOM.height)
  return (
    <svg
      className={styles.facade}
      viewBox={viewBoxOf(box)}
      role="img"
      aria-label={m.desk_where_look()}
      style={{ fontSize: letter }}
    >
      <defs>
        <pattern
          id="desk-few"
          width={letter * 0.6}
          height={letter * 0.6}
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <rect className={styles.fewGround} width={letter} height={letter} />
          <line className={styles.fewLine} y2={letter} strokeWidth={letter * 0.14} />
        </pattern>
      </defs>
      {picture && (
        <image
          className={styles.picture}
          href={pictureAddress(picture.address, 1280)}
          width={picture.width}
          height={picture.height}
        />
      )}
      {cells.map((cell) => {
        const { apartmentId, name } = cell
        const count = people.get(apartmentId) ?? null
        const words = count === null ? '' : countWords(count)
        const { left, right, top, bottom } = labelBox(cell)
        const fits = right - left > (words.length + 0.5) * FIGURE * letter && bottom - top > letter * 1.2
        return (
          <g key={apartmentId} data-step={demandStep(count)}>
            <path d={pathOf(cell)}>
              <title>{`${name}: ${count === null ? m.desk_few_week() : words}`}</title>
            </path>
            {count !== null && fits && (
              <text x={(left + right) / 2} y={(top + bottom) / 2} dy="0.36em">
                {words}
              </text>
            )}
          </g>
        )
      })}
    </svg>
  )
}
