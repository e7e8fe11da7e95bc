import { accountWords } from '../support/account-words.ts'
import { askWords, calculatorWords } from '../support/buyer-words.ts'
import { apartments, apartmentTypes, byId, everyProject, project } from '../support/dataset.ts'
import { DESK_WORDS } from '../support/desk.ts'
import { english } from '../support/languages.ts'
import { listWords } from '../support/list-words.ts'
import { button, field, type Hand, heading, link, says } from './hand.ts'

/** What somebody does in another engine, as the browser tests do it in Chromium; all in English. */
export interface Journey {
  readonly name: string
  /** Whose rights it takes. */
  readonly by: 'visitor' | 'user' | 'admin' | 'agent'
  readonly on: readonly ('desktop' | 'phone')[]
  readonly walk: (hand: Hand, who: Person, keep: Keep) => Promise<void>
}

export interface Person {
  readonly email: string
  readonly password: string
}

/** Keeps a picture of what is in the window. */
export type Keep = (name: string) => Promise<void>

const words = { account: accountWords(english), ask: askWords(english), buyer: listWords(english) }
const loan = calculatorWords(english)
const desk = DESK_WORDS.en

const BUILDING = '/masterplan/2/building/1'
const PICTURE = { css: '[role="group"][data-ready]' }
const FACADE = { css: `${PICTURE.css}:has([data-shape-id]):not(:has([data-shape-id^="building-"]))` }
export const picture = PICTURE
const MODAL = 'dialog[open], [role="dialog"]'
const modal = (name: string) => ({ css: `:is(${MODAL})`, name: new RegExp(name) })
const TWO_BEDROOMS = 3
const HIGHEST_FLOOR = 4
const FLATS = apartments.filter(({ building }) => building === 1)
const FOUND = FLATS.filter(
  ({ apartmentTypeId, floor }) => apartmentTypeId === TWO_BEDROOMS && floor <= HIGHEST_FLOOR,
)
/** For sale in the demo, and left alone by the day at the desk. */
const FREE = 'R1-101'
const [FIRST, SECOND, THIRD] = [1001, 1046, 1053].map((id) => byId(apartments, id).name)

/** The first of the journeys, and the one of the gate: every kind of screen between the splash and the thanks. */
export async function findAndAsk(hand: Hand, keep: Keep, building = 1): Promise<void> {
  await hand.open('/')
  await hand.at(/^\/masterplan\/1$/)
  await hand.see(PICTURE)
  await keep('masterplan')
  await hand.press({ css: `svg [data-shape-id="building-${building}"]` })
  await hand.at(new RegExp(`/building/${building}$`))
  // The address changes before the picture does.
  await hand.see(FACADE)
  if (building !== 1) await hand.open(BUILDING, FACADE)
  await liesAsDrawnFirst(hand)
  await hand.press({ css: 'svg [data-shape-id^="10"]' })
  await hand.see(says(/R1-\d+/, 'section[data-preview="apartment"]'))
  await keep('selected')
  await hand.key('Escape')
  await hand.press({ css: '[data-filter-title="all"]' })
  const panel = `:is(${MODAL}) `
  await hand.see(modal('All filters'))
  const row = async (name: string) => {
    const css = `${panel}[data-filter-row="${name}"]`
    if (!(await hand.find({ css: `${css}[open]` }))) await hand.press({ css: `${css} summary` })
    return css
  }
  const floors = await row('floor_range')
  await hand.fill({ css: `${floors} input[inputmode]`, last: true }, `${HIGHEST_FLOOR}`)
  await hand.key('Enter')
  const types = await row('apartment_type')
  await hand.press({ css: `${types} label`, text: new RegExp(byId(apartmentTypes, TWO_BEDROOMS).name.en) })
  await keep('filters')
  await hand.press(button(`Show ${FOUND.length} apartments`, panel))
  await hand.gone(modal('All filters'))
  await hand.press(link('List'))
  await hand.at(/\/search\?/)
  await hand.see(heading(`${FOUND.length} apartments`))
  await keep('list')
  await hand.press(link(words.buyer.explore(FOUND[0]?.name ?? '')))
  await hand.at(/\/apartment\/\d+/)
  await hand.see(heading(FOUND[0]?.name ?? ''))
  await keep('apartment')
  await hand.press(button(words.ask.title), modal(words.ask.title))
  for (const [label, text] of [
    [words.ask.firstName, 'Milica'],
    [words.ask.lastName, 'Jovanović'],
    [words.ask.email, 'milica@primer.example'],
    [words.ask.phone, '+381 64 555 210'],
  ] as const)
    await hand.fill(field(label, panel), text)
  await keep('ask')
  await hand.press(button(words.ask.send, panel))
  await hand.see(says(new RegExp(words.ask.mailed)))
  await keep('thanks')
}

/** Whoever presses before the engine is there must meet what they see: style alone lays the shapes where it will lay them. */
async function liesAsDrawnFirst(hand: Hand): Promise<void> {
  const apart = await hand.tab.run(() => {
    const shape = document.querySelector('svg [data-shape-id^="10"]') as SVGElement
    const layer = shape.closest('svg') as SVGSVGElement
    const sheet = document.querySelector('[data-picture-pixels]') as SVGGElement
    const place = () => shape.getBoundingClientRect()
    const [drawn, scale] = [place(), sheet.style.getPropertyValue('--scale')]
    layer.setAttribute('data-waits', '')
    sheet.style.removeProperty('--scale')
    const first = place()
    sheet.style.setProperty('--scale', scale)
    layer.removeAttribute('data-waits')
    return Math.max(...(['x', 'y', 'width'] as const).map((side) => Math.abs(first[side] - drawn[side])))
  })
  if (!(apart < 1)) throw new Error(`the shapes lie ${apart} px from where they were drawn first`)
}

const camera = (hand: Hand) =>
  hand.tab.run(() => {
    const sheet = document.querySelector('[data-picture-pixels]') as SVGGElement
    const { a, e, f } = sheet.getScreenCTM() ?? new DOMMatrix()
    const shape = document.querySelector('svg [data-shape-id="1020"]')?.getBoundingClientRect()
    return { scale: a, x: e, y: f, shape: { x: shape?.x ?? 0, width: shape?.width ?? 0 } }
  })

async function zoomAndPan(hand: Hand, keep: Keep): Promise<void> {
  await hand.open(BUILDING, PICTURE)
  const home = await camera(hand)
  const moved = (what: string, is: (now: typeof home) => boolean) =>
    hand.until(what, async () => (is(await camera(hand)) ? true : undefined))
  await hand.wheel(PICTURE, -600)
  await moved(
    'nearer by the wheel',
    ({ scale, shape }) => scale > home.scale * 1.1 && shape.width > home.shape.width * 1.1,
  )
  await keep('near')
  const near = await camera(hand)
  await hand.drag(PICTURE, { x: 60, y: 40 })
  await moved('dragged', ({ x, shape }) => Math.abs(x - near.x) > 20 && Math.abs(shape.x - near.shape.x) > 20)
  await hand.press(button(english.words.zoomIn))
  await moved('nearer by the button', ({ scale }) => scale > near.scale * 1.1)
  await keep('nearest')
  await hand.press(button(english.words.wholePicture))
  await moved('whole', ({ scale }) => Math.abs(scale - home.scale) < 0.01)
}

export async function logIn(hand: Hand, { email, password }: Person): Promise<void> {
  await hand.open('/login')
  await hand.fill(field(words.account.email), email)
  await hand.fill(field(words.account.password), password)
  await hand.press({ css: 'form button[type="submit"]', name: words.account.logIn })
  await hand.at(/^\/bane$/)
}

/** From the app bar, or on a phone from its menu. */
async function tool(hand: Hand, name: string): Promise<void> {
  const inBar = button(new RegExp(`^${name}`), 'header')
  await hand.see({ css: 'header' })
  if (await hand.find(inBar)) return hand.press(inBar)
  await hand.press(button(words.account.menu, 'header'))
  await hand.press(button(new RegExp(`^${name}`), `:is(${MODAL})`))
}

async function keepAndCompare(hand: Hand, who: Person, keep: Keep): Promise<void> {
  await logIn(hand, who)
  await keep('logged in')
  await hand.open(`${BUILDING}/search`)
  for (const name of [FIRST, SECOND, THIRD]) {
    await hand.press(button(words.buyer.heart(name ?? '')))
    await hand.see({ css: 'button[aria-pressed="true"]', name: words.buyer.heart(name ?? '') })
    await hand.press(button(words.buyer.compareThis(name ?? '')))
    await hand.see({ css: 'button[aria-pressed="true"]', name: words.buyer.compareThis(name ?? '') })
  }
  await tool(hand, words.buyer.favourites)
  for (const name of [FIRST, SECOND, THIRD]) await hand.see(says(new RegExp(name ?? ''), `:is(${MODAL})`))
  await keep('favourites')
  await hand.key('Escape')
  await hand.gone(modal(words.buyer.favourites))
  await tool(hand, words.buyer.compare)
  await keep('comparing')
  await hand.press(button(words.buyer.compareNow, `:is(${MODAL})`))
  await hand.at(/^\/compare-apartments-view$/)
  for (const name of [FIRST, SECOND]) await hand.see(says(new RegExp(name ?? ''), 'table'))
  await keep('comparison')
}

async function calculate(hand: Hand, keep: Keep): Promise<void> {
  await hand.open(`${BUILDING}/apartment/1023`)
  await hand.press(button(loan.loanFor('R1-208')), modal(loan.title))
  const panel = `:is(${MODAL})`
  await hand.fill(field(loan.price, panel), '243500')
  await hand.fill(field(loan.rate, panel), '3.4')
  // Of 194,800 € at 3.4 % over the 15 years it begins with: 1,383.05 a month.
  await hand.see(says(/1,383\s€/, panel))
  await keep('loan')
}

async function useMap(hand: Hand, keep: Keep, origin: string): Promise<void> {
  await hand.open(`${origin.replace('localhost', 'all.localhost')}/map?lat=45.2551&lng=19.8452&zoom=12`)
  const mark = { css: '[data-map="ready"] [data-point]' }
  const line = link(new RegExp(`^${project.name}`), 'main li')
  await hand.until('a map, or the list in its place', async () =>
    (await hand.find(mark)) || (await hand.find(line)) ? true : undefined,
  )
  await keep('map')
  if (await hand.find(mark)) {
    await hand.press({ css: '[data-map="ready"] [data-point]' })
    await hand.see(says(/Available/, 'main section'))
    await keep('map, chosen')
    return
  }
  const lines = await hand.tab.run(() => document.querySelectorAll('main li').length)
  if (lines < everyProject.length) throw new Error(`${lines} projects in the list`)
  await hand.press(line)
  await hand.at(/^\/masterplan\/1$/)
}

async function author(hand: Hand, who: Person, keep: Keep): Promise<void> {
  await logIn(hand, who)
  await hand.open('/studio/1', { css: 'h1' })
  await keep('overview')
  await hand.open('/studio/1/places?building=6')
  const text = `By the line, ${Date.now()}.`
  await hand.fill({ css: 'main textarea', name: 'Text, English' }, text)
  await hand.see(says(/^Saved/, 'header [role="status"]'))
  await keep('places')
  await hand.open('/studio/1/apartments')
  await hand.fill({ css: 'input[type="search"]', name: 'Find by name' }, 'L2-101')
  await hand.until('that row alone', () =>
    hand.tab.run(() => document.querySelectorAll('[role="rowheader"]').length === 1 || undefined),
  )
  const cell = '[role="row"]:has([role="rowheader"]) [data-column="7"]'
  const price = 250_000 + (Date.now() % 10_000)
  await hand.press({ css: cell })
  await hand.type(String(price))
  await hand.key('Enter')
  await hand.see(says(new RegExp(price.toLocaleString('en')), cell))
  await hand.see(says(/Saved and live/))
  await keep('apartments')
  await hand.open('/studio/1/outlines?building=1', { css: '[data-ready]' })
  await hand.fill({ css: 'input[type="search"]' }, 'R1-303')
  await hand.press(button(/^R1-303/, 'nav'))
  await hand.see({ css: '[data-outline]' })
  await keep('outlines')
  await hand.open('/studio/1')
  await hand.press(button(/^Publish/, 'header'), modal('Publish'))
  await keep('publish')
  await hand.press(button(/^Publish \d+ change/, `:is(${MODAL})`))
  await hand.see(says(/Published\. See it live/))
  await hand.open('/masterplan/4/building/6', PICTURE)
}

async function sell(hand: Hand, who: Person, keep: Keep): Promise<void> {
  await logIn(hand, who)
  await hand.open('/desk/1/enquiries')
  await keep('enquiries')
  await hand.press(link(/Ana/, 'main'), heading(/Ana/))
  await keep('enquiry')
  await hand.open('/desk/1/apartments')
  await hand.press(button(desk.holdOf(FREE)), { css: `:is(${MODAL})` })
  await hand.fill({ css: `:is(${MODAL}) [role="combobox"]` }, 'Ana Jovanović')
  await hand.press(button(desk.hold48, `:is(${MODAL})`))
  await hand.see(says(new RegExp(desk.heldFor(FREE, 'Ana Jovanović'))))
  await keep('held')
  await hand.press(button(desk.undo))
  await hand.see(says(new RegExp(desk.freeAgain(FREE))))
  await hand.open('/desk/1/board', { css: '[data-card]' })
  await keep('board')
  await hand.open('/desk/1/buyers')
  await hand.press(link(/Ana/, 'main'), heading(/Ana/))
  await keep('buyer')
}

const BOTH = ['desktop', 'phone'] as const

export const journeysOf = (origin: string): readonly Journey[] => [
  { name: 'finds and asks', by: 'visitor', on: ['desktop'], walk: (hand, _, keep) => findAndAsk(hand, keep) },
  // On a phone only the middle of the quarter is in sight.
  {
    name: 'finds and asks',
    by: 'visitor',
    on: ['phone'],
    walk: (hand, _, keep) => findAndAsk(hand, keep, 5),
  },
  { name: 'zooms and pans', by: 'visitor', on: BOTH, walk: (hand, _, keep) => zoomAndPan(hand, keep) },
  { name: 'keeps and compares', by: 'user', on: BOTH, walk: keepAndCompare },
  { name: 'calculates', by: 'visitor', on: BOTH, walk: (hand, _, keep) => calculate(hand, keep) },
  { name: 'uses the map', by: 'visitor', on: BOTH, walk: (hand, _, keep) => useMap(hand, keep, origin) },
  { name: 'authors', by: 'admin', on: ['desktop'], walk: author },
  { name: 'sells', by: 'agent', on: ['desktop'], walk: sell },
]
