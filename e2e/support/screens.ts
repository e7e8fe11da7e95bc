import { apartmentFacts } from './apartment-facts.ts'
import { apartments, buildings, byId, masterplans, project, surroundings, views } from './dataset.ts'
import type { Language } from './languages.ts'

/** A screen of the walk, with what its server-rendered page must say. */
export interface Screen {
  readonly name: string
  /** The requirement that the screen itself is. */
  readonly id: string
  /** Without a language prefix. */
  readonly path: string
  readonly heading: (language: Language) => string
  /** Words that stand on it besides. */
  readonly says: (language: Language) => readonly string[]
  /** The picture it shows before any script has run, by its name. */
  readonly picture?: (language: Language) => string
  readonly description: (language: Language) => string
}

const APARTMENT = byId(apartments, 1045)

/** Every masterplan in its default view … */
const ofMasterplans = masterplans.map(
  (masterplan): Screen => ({
    name: `masterplan ${masterplan.id}`,
    id: 'RTE-22',
    path: `/masterplan/${masterplan.id}`,
    heading: ({ key }) => masterplan.name[key],
    says: () => [],
    picture: ({ key }) => `${masterplan.name[key]}, ${viewName(masterplan.views[0], key)}`,
    description: ({ key }) => masterplan.text[key],
  }),
)

/** … every building in its own … */
const ofBuildings = buildings.map(
  (building): Screen => ({
    name: `building ${building.id}`,
    id: 'RTE-24',
    path: `/masterplan/${building.masterplan}/building/${building.id}`,
    heading: ({ key }) => building.name[key],
    says: () => [String(building.counts.available)],
    picture: ({ key }) => `${building.name[key]}, ${viewName(building.views[0], key)}`,
    description: ({ key }) => building.text[key],
  }),
)

/** … and both in every camera view they have. */
const ofViews = views.map((view): Screen => {
  const isMasterplan = view.owner.kind === 'masterplan'
  const owner = isMasterplan ? byId(masterplans, view.owner.id) : byId(buildings, view.owner.id)
  return {
    name: `${view.owner.kind} ${owner.id} in view ${view.id}`,
    id: isMasterplan ? 'RTE-23' : 'RTE-25',
    path: viewPath(view.id),
    heading: ({ key }) => owner.name[key],
    says: () => [],
    picture: ({ key }) => `${owner.name[key]}, ${view.name[key]}`,
    description: ({ key }) => owner.text[key],
  }
})

const ofTheApartment: Screen = {
  name: 'apartment',
  id: 'RTE-27',
  path: `/masterplan/2/building/1/apartment/${APARTMENT.id}`,
  heading: () => APARTMENT.name,
  says: (language) => {
    const { status, type, table } = apartmentFacts(APARTMENT, language)
    return [status, type, ...Object.values(table).map(String)]
  },
  description: (language) => apartmentFacts(APARTMENT, language).type,
}

/** Points of interest have ids of their own: the demo's info points stand in the three hundreds. */
export const poiPath = (surroundingId: number) => `/poi-details-page?poiId=${300 + surroundingId}`

const ofAllPois: Screen = {
  name: 'points of interest',
  id: 'RTE-21',
  path: '/poi-details-page',
  heading: ({ words }) => words.pois,
  says: ({ key }) => surroundings.flatMap(({ title, text }) => [title[key], text[key]]),
  // They stand by their places, and the first is the promenade.
  description: ({ key }) => surroundings[0]?.title[key] ?? '',
}

const ofPois = surroundings.map(
  ({ id, title, text }): Screen => ({
    name: `point of interest ${id}`,
    id: 'RTE-21',
    path: poiPath(id),
    heading: ({ key }) => title[key],
    says: ({ key }) => [text[key]],
    description: ({ key }) => text[key],
  }),
)

/** What the whole project shows of itself; by name, requirement, address, heading, words on it and description. */
const ofTheProject: readonly Screen[] = [
  {
    name: 'home',
    id: 'RTE-02',
    path: '/home',
    heading: () => project.name,
    says: ({ key }) => [project.description[key], project.slogan[key]],
    description: ({ key }) => project.description[key],
  },
  {
    name: 'masterplans',
    id: 'RTE-05',
    path: '/masterplan',
    heading: ({ words }) => words.masterplans,
    says: ({ key }) => masterplans.map(({ name }) => name[key]),
    description: ({ key }) => masterplans.map(({ name }) => name[key]).join(', '),
  },
  {
    name: 'buildings',
    id: 'RTE-06',
    path: '/building',
    heading: ({ words }) => words.buildings,
    says: ({ key }) => buildings.map(({ name }) => name[key]),
    description: ({ key }) => buildings.map(({ name }) => name[key]).join(', '),
  },
  {
    name: 'texts',
    id: 'RTE-19',
    path: '/base-page',
    heading: ({ words }) => words.about(project.name),
    says: ({ key }) => [...masterplans.slice(1), ...buildings, ...surroundings].map(({ text }) => text[key]),
    description: ({ key }) => project.description[key],
  },
  {
    name: 'pictures',
    id: 'RTE-20',
    path: '/inspire',
    heading: ({ words }) => words.pictures,
    says: ({ key }) => views.slice(0, 3).map(({ name }) => name[key]),
    description: ({ key }) => views[1]?.name[key] ?? '',
  },
]

const ofTheSplash: readonly Screen[] = [
  ['start', 'GEN-08', '/'],
  ['splash', 'RTE-03', '/splash'],
].map(([name = '', id = '', path = '']) => ({
  name,
  id,
  path,
  heading: () => project.name,
  says: ({ key }) => [project.slogan[key]],
  description: ({ key }) => project.description[key],
}))

export const SCREENS: readonly Screen[] = [
  ...ofTheSplash,
  ...ofMasterplans,
  ...ofViews,
  ...ofBuildings,
  ofTheApartment,
  ofAllPois,
  ...ofPois,
  ...ofTheProject,
]

/** The address of a camera view. */
export function viewPath(id: number): string {
  const { owner } = byId(views, id)
  if (owner.kind === 'masterplan') return `/masterplan/${owner.id}/view/${id}`
  return `/masterplan/${byId(buildings, owner.id).masterplan}/building/${owner.id}/${id}`
}

function viewName(id: number | undefined, key: 'en' | 'sr'): string {
  return byId(views, id ?? 0).name[key]
}

/** The screen's address in a language. */
export function localised(path: string, { prefix }: Language): string {
  return prefix && path === '/' ? prefix : `${prefix}${path}`
}

export const ACCOUNT_PATHS = [
  '/login',
  '/signup',
  '/ForgotPassword',
  '/reset-login',
  '/email-verified',
  '/ResendEmailAddressVerification',
] as const

/** Screens that belong to no one thing of the project. */
export const OTHER_PATHS = [
  '/map',
  '/masterplan/2/building/1/search',
  '/apartmentSearch',
  '/compare-apartments-view',
  ...ACCOUNT_PATHS,
] as const
