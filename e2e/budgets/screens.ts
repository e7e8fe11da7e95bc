import { LANGUAGES, type Language } from '../support/languages.ts'
import { localised } from '../support/screens.ts'

export interface MeasuredScreen {
  readonly name: string
  readonly path: string
  /** Where a visit is won: the time of the largest paint and the scripts have goals of their own. */
  readonly isFirstView: boolean
  /** Of 100, for performance. */
  readonly performance: number
}

const BUILDING = '/masterplan/2/building/1'

/** Where a visit begins or decides itself. A map draws with WebGL, in software on a machine without a graphics card. */
const SCREENS: readonly MeasuredScreen[] = [
  { name: 'start', path: '/', isFirstView: false, performance: 95 },
  { name: 'masterplan', path: '/masterplan/1', isFirstView: true, performance: 95 },
  { name: 'building', path: BUILDING, isFirstView: true, performance: 95 },
  { name: 'search', path: `${BUILDING}/search`, isFirstView: false, performance: 95 },
  { name: 'apartment', path: `${BUILDING}/apartment/1045`, isFirstView: true, performance: 95 },
  { name: 'map', path: '/map', isFirstView: false, performance: 75 },
]

export function measuredScreens(languages: readonly Language[] = LANGUAGES): MeasuredScreen[] {
  return languages.flatMap((language) =>
    SCREENS.map((screen) => ({
      ...screen,
      name: `${screen.name} ${language.code}`,
      path: localised(screen.path, language),
    })),
  )
}
