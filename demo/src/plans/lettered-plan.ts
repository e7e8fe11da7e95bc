import { boxOf } from '@belvedere/domain/geometry/box'
import type { Point } from '@belvedere/domain/geometry/outline'
import { type Alphabet, lengthOf, outlineOf } from './alphabet.ts'
import { largeLabel } from './large-label.ts'
import { cornersOf, type PlanDrawing, readPlan, type Storey, type Written } from './plan-drawing.ts'

/** What the page of an apartment leaves for a plan on a phone of 390 × 844. */
const PHONE = { width: 350, height: 335 }
/** Names and areas are so high there; much larger ones would not fit into the rooms. */
const NAME_PX = 11
/** A plan that is shown smaller than this says its names large and leaves out its measures … */
const SMALL = 0.85
/** … and on a card it says nothing. */
const CARD = { width: 300, height: 260 }
/** Free around a plan without its measures. */
const RIM = 6

/** The letters of a plan that is shown as large as it is drawn, by the dataset's classes. */
const SIZES: Record<string, number> = { n: 10.4, m: 8.8, o: 7.7, a: 8.2, s: 8, t: 12, h: 11 }
const INKS: Record<string, string> = { a: '#5b6470', s: '#7d8590' }
const INK = '#262b33'
const HALO = 'stroke:#fff;stroke-width:18px;stroke-linejoin:round;stroke-opacity:.8;paint-order:stroke'

/**
 * A plan of the dataset with its words drawn in the product's typeface. A picture knows how large it is shown: on a phone
 * the plan fills its place and its names are large.
 */
export function letteredPlan(svg: string, alphabet: Alphabet): string {
  const plan = readPlan(svg)
  const { width, height, style, head, storeys, measures } = plan
  const zoom = zoomOf(plan)
  const size = NAME_PX / (Math.min(PHONE.width / width, PHONE.height / height) * zoom.by)
  const draw = (written: Written, letters = SIZES[written.class] ?? 0) => drawn(alphabet, written, letters)
  const small =
    `.w{display:none}.b{display:inline;${HALO}}` +
    `.z{transform:translate(${short(zoom.x)}px,${short(zoom.y)}px) scale(${short(zoom.by)})}`
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><style>${style}.b{display:none}`,
    `@media(max-width:${Math.round(width * SMALL)}px){${small}}`,
    `@media(max-width:${CARD.width}px) and (max-height:${CARD.height}px){.b{display:none}}</style>${head}<g class="z">`,
    ...storeys.map((storey) => {
      const { at, labels, title } = storey
      const asDrawn = labels.flatMap(({ paper, name, area }) => [
        paper,
        ...[...name, ...(area ? [area] : [])].map((one) => draw(one)),
      ])
      const large = labels
        .flatMap((label) => largeLabel(label, storey, size, alphabet))
        .map(({ letters, ...written }) => draw(written, letters))
      return [
        `<g transform="translate(${at.join(' ')})">${storey.drawn}`,
        `<g class="w">${[...asDrawn, ...title.map((one) => draw(one))].join('')}</g>`,
        `<g class="b">${[...large, ...title.map((one) => draw(one, size))].join('')}</g></g>`,
      ].join('')
    }),
    `</g><g class="w">${measures.lines}${measures.written.map((one) => draw(one)).join('')}</g></svg>\n`,
  ].join('')
}

/** Without its measures the plan has room to grow. */
function zoomOf({ width, height, storeys }: PlanDrawing) {
  const { left, top, right, bottom } = boxOf(storeys.flatMap(outermost))
  const by = Math.min(width / (right - left + 2 * RIM), height / (bottom - top + 2 * RIM))
  return { by, x: width / 2 - ((left + right) / 2) * by, y: height / 2 - ((top + bottom) / 2) * by }
}

function outermost(storey: Storey): Point[] {
  const titles = storey.title.map(({ at: [x, y] }): Point => [x, y - 6 * RIM])
  return [...cornersOf(storey), ...titles].map(([x, y]) => [x + storey.at[0], y + storey.at[1]])
}

function drawn(alphabet: Alphabet, { class: kind, text, at, anchor, turned }: Written, size: number): string {
  const scale = size / alphabet.em
  const back = anchor === 'middle' ? (lengthOf(alphabet, text) / 2) * scale : 0
  const [x, y] = turned ? [at[0], at[1] + back] : [at[0] - back, at[1]]
  const place = `translate(${short(x)} ${short(y)})${turned ? 'rotate(-90)' : ''}scale(${short(scale)})`
  return `<path transform="${place}" fill="${INKS[kind] ?? INK}" d="${outlineOf(alphabet, text)}"/>`
}

const short = (value: number) => Number(value.toPrecision(4))
