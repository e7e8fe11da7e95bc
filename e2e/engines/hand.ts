import { setTimeout as wait } from 'node:timers/promises'
import type { Key, Point, Tab } from './engine.ts'

/** What somebody looks for: by a selector, and by the name that a screen reader would say, or by a part of its text. */
export interface Target {
  readonly css: string
  readonly name?: string | RegExp
  readonly text?: string | RegExp
  /** The last of them, instead of the first. */
  readonly last?: true
}

export const button = (name: string | RegExp, within = ''): Target => ({
  css: `${within} :is(button, [role="button"])`,
  name,
})
export const link = (name: string | RegExp, within = ''): Target => ({ css: `${within} a[href]`, name })
export const field = (name: string | RegExp, within = ''): Target => ({
  css: `${within} :is(input, textarea, select, [role="combobox"])`,
  name,
})
export const heading = (text: string | RegExp): Target => ({ css: ':is(h1, h2, [role="heading"])', text })
export const says = (text: string | RegExp, within = 'body'): Target => ({ css: within, text })

const PATIENCE_MS = 30_000
const LOOK_EVERY_MS = 120

interface Found extends Point {
  readonly covered: string
  readonly box: readonly [x: number, y: number, width: number, height: number]
}

/** One person's hand and eyes in a browser; whatever does not come in time is an error that says what was looked for. */
export function handOf(tab: Tab, origin: string, patienceMs = PATIENCE_MS) {
  async function until<Value>(what: string, look: () => Promise<Value | undefined>): Promise<Value> {
    const late = Date.now() + patienceMs
    for (;;) {
      // A page may go away while it is asked.
      const seen = await look().catch(() => undefined)
      if (seen !== undefined) return seen
      if (Date.now() > late) throw new Error(`${what}: not within ${patienceMs / 1000} s at ${await here()}`)
      await wait(LOOK_EVERY_MS)
    }
  }

  const here = () => tab.run(() => location.pathname + location.search)
  const find = ({ css, name, text, last }: Target, bring = false): Promise<Found | undefined> =>
    tab.run(found, css, sourceOf(name), sourceOf(text), last === true, bring).then((one) => one ?? undefined)
  const see = (target: Target) => until(`see ${said(target)}`, () => find(target))

  /** Where it can be pressed: it stands still, nothing lies over it, and React answers for it. */
  async function reach(target: Target): Promise<Found> {
    let covered = ''
    let before = ''
    return until(`reach ${said(target)}`, async () => {
      const one = await find(target, true)
      covered = one?.covered ?? ''
      const now = String(one?.box)
      const still = now === before
      before = now
      return one && !covered && still ? one : undefined
    }).catch((error: Error) => {
      throw new Error(covered ? `${error.message}: ${covered} lies over it` : error.message)
    })
  }

  const press = async (target: Target, shown?: Target) => {
    await tab.press(await reach(target))
    if (shown) await see(shown)
  }

  return {
    tab,
    here,
    find,
    see,
    reach,
    press,
    until,
    open: async (path: string, shown?: Target) => {
      await tab.open(path.startsWith('http') ? path : origin + path)
      if (shown) await see(shown)
    },
    gone: (target: Target) =>
      until(`no ${said(target)}`, async () => ((await find(target)) ? undefined : true)),
    at: (address: RegExp) =>
      until(`come to ${address}`, async () => (address.test(await here()) ? true : undefined)),
    fill: async (target: Target, text: string) => {
      await press(target)
      await tab.key('All')
      await tab.type(text)
    },
    key: (name: Key) => tab.key(name),
    type: (text: string) => tab.type(text),
    /** With the pointer from the middle of it. */
    drag: async (target: Target, by: Point) => {
      const { x, y } = await reach(target)
      await tab.press({ x, y }, { x: x + by.x, y: y + by.y })
    },
    wheel: async (target: Target, by: number) => tab.wheel(await reach(target), by),
  }
}

export type Hand = ReturnType<typeof handOf>

/** `/a/i` as written, a plain text as a whole. */
function sourceOf(wanted: string | RegExp | undefined): readonly [string, string] | null {
  if (wanted === undefined) return null
  if (wanted instanceof RegExp) return [wanted.source, wanted.flags]
  return [`^${wanted.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`, '']
}

const said = ({ css, name, text }: Target) =>
  `${css.trim()}${name === undefined ? '' : ` named ${name}`}${text === undefined ? '' : ` saying ${text}`}`

/** Runs in the page: the first, or the last, of the elements that can be seen and has this name and text. */
function found(
  css: string,
  name: readonly [string, string] | null,
  text: readonly [string, string] | null,
  last: boolean,
  bring: boolean,
): Found | null {
  const plain = (words: string | null | undefined) => (words ?? '').replace(/\s+/g, ' ').trim()
  const nameOf = (element: Element): string => {
    const by = element.getAttribute('aria-labelledby')?.split(' ')
    if (by) return plain(by.map((id) => document.getElementById(id)?.textContent).join(' '))
    const label = element.getAttribute('aria-label')
    if (label) return plain(label)
    const labels = (element as HTMLInputElement).labels
    if (labels?.length) return plain(labels[0]?.textContent)
    const alt = [...element.querySelectorAll('img[alt]')].map((one) => one.getAttribute('alt')).join(' ')
    return plain(element.textContent) || plain(alt) || plain(element.getAttribute('title'))
  }
  const is = (words: string, wanted: readonly [string, string] | null) =>
    !wanted || new RegExp(wanted[0], wanted[1]).test(words)
  const all = document.querySelectorAll(css)
  const meets = (seen: HTMLElement) => (point: Point) => {
    const met = document.elementFromPoint(point.x, point.y)
    return met && (seen.contains(met) || met.closest('label')?.control === seen)
  }
  // The middle, or for an outline, which may bend around it, what comes next.
  const parts = [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8]
  const freeOf = (seen: HTMLElement) => {
    const { x, y, width, height } = seen.getBoundingClientRect()
    const points = parts.flatMap((i) => parts.map((j) => ({ x: x + width * i, y: y + height * j })))
    return { middle: points[0] as Point, free: points.find(meets(seen)), box: [x, y, width, height] as const }
  }
  const textOf = (seen: HTMLElement) => plain(seen instanceof HTMLElement ? seen.innerText : '')
  const shown = ([...all] as HTMLElement[]).filter(
    (seen) =>
      seen.getClientRects().length > 0 &&
      getComputedStyle(seen).visibility === 'visible' &&
      !seen.closest('[inert]') &&
      is(nameOf(seen), name) &&
      (!text || is(textOf(seen), text)),
  )
  if (last) shown.reverse()
  // Of several, one that can be pressed as they lie.
  const seen = (bring && !last && shown.find((one) => freeOf(one).free)) || shown[0]
  if (!seen) return null
  if (bring && !freeOf(seen).free)
    seen.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
  const { middle, free, box } = freeOf(seen)
  const awake =
    !seen.matches('button, input, textarea, select') ||
    Object.keys(seen).some((key) => key.startsWith('__reactProps'))
  const over = document.elementFromPoint(middle.x, middle.y)?.outerHTML.slice(0, 160) ?? 'nothing'
  return {
    ...(free ?? middle),
    box,
    covered: awake ? (free ? '' : over) : 'a page that is not awake yet',
  }
}
