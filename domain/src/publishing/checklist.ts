/** So many of something, the names of the first of them, and where the very first is mended. */
export interface Found {
  readonly count: number
  readonly names: readonly string[]
  readonly at: {
    readonly kind: 'masterplans' | 'buildings' | 'apartments'
    readonly id: number
    /** Of a text: whether it is a name, a description or what a picture shows. */
    readonly mediaTypeId?: number | undefined
  } | null
}

/** What a project lacks, or has too much of, as it stands with what waits for Publish. */
export interface PublishingFacts {
  /** Outlines on a building's picture that are of another building's apartments. */
  readonly outlinesElsewhere: Found
  /** Apartments of a building with pictures, drawn on none of them. */
  readonly apartmentsWithoutOutline: Found
  readonly apartmentsWithoutPlan: Found
  /** Buildings that no camera sees, and those without anything to sell. */
  readonly buildingsWithoutPicture: Found
  readonly buildingsWithoutApartments: Found
  /** Texts that one of the product's two languages lacks, by the name of what they tell about. */
  readonly textsWithoutTranslation: Found
  /** Still being cut into tiles, or failed at it. */
  readonly picturesNotReady: Found
  /** Places and apartments that there are, published or not. */
  readonly apartments: number
  readonly pictures: number
}

/** The section of the studio that mends it. */
export type MendedIn = 'places' | 'outlines' | 'apartments' | 'import' | 'settings'

export interface Check {
  readonly about: Exclude<keyof PublishingFacts, 'apartments' | 'pictures'> | 'projectUnseen'
  /** An error stops publishing; a warning never does. */
  readonly level: 'error' | 'warning' | 'done'
  readonly found: Found
  readonly section: MendedIn
}

const RULES: readonly Pick<Check, 'about' | 'level' | 'section'>[] = [
  { about: 'outlinesElsewhere', level: 'error', section: 'outlines' },
  { about: 'buildingsWithoutPicture', level: 'warning', section: 'places' },
  { about: 'buildingsWithoutApartments', level: 'warning', section: 'import' },
  { about: 'apartmentsWithoutOutline', level: 'warning', section: 'outlines' },
  { about: 'apartmentsWithoutPlan', level: 'warning', section: 'apartments' },
  { about: 'textsWithoutTranslation', level: 'warning', section: 'places' },
  { about: 'picturesNotReady', level: 'warning', section: 'places' },
  { about: 'projectUnseen', level: 'warning', section: 'settings' },
]

const ITSELF: Found = { count: 1, names: [], at: null }
const NONE: Found = { count: 0, names: [], at: null }

/** What is to be looked at before publishing, errors first; what is in order stands at the end (PUB-01). */
export function checklist(facts: PublishingFacts, { seen }: { seen: boolean }): Check[] {
  const checks = RULES.filter(({ about }) => isAbout(about, facts)).map((rule): Check => {
    const found = rule.about === 'projectUnseen' ? (seen ? NONE : ITSELF) : facts[rule.about]
    return { ...rule, found, level: found.count > 0 ? rule.level : 'done' }
  })
  return [
    ...checks.filter(({ level }) => level !== 'done'),
    ...checks.filter(({ level }) => level === 'done'),
  ]
}

/** On the first day there is nothing that could be in order or not. */
function isAbout(about: Check['about'], { apartments, pictures }: PublishingFacts): boolean {
  if (about === 'textsWithoutTranslation' || about === 'projectUnseen') return true
  if (about === 'apartmentsWithoutPlan' || about === 'buildingsWithoutPicture') return apartments > 0
  if (about === 'buildingsWithoutApartments') return apartments > 0
  return about === 'picturesNotReady' ? pictures > 0 : pictures > 0 && apartments > 0
}

export const stopsPublishing = (checks: readonly Check[]) => checks.some(({ level }) => level === 'error')
