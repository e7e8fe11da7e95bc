import { buildingPath, HOME_PATH, masterplanPath } from './screen-paths.ts'

interface Publishable {
  readonly id: number
  readonly publish: boolean
}

interface WithBuildings extends Publishable {
  readonly buildings: readonly Publishable[]
}

export interface StartMasterplan extends WithBuildings {
  readonly masterplans: readonly WithBuildings[]
}

export type StartScreen =
  | { readonly screen: 'masterplan'; readonly masterplanId: number }
  | { readonly screen: 'building'; readonly masterplanId: number; readonly buildingId: number }
  | { readonly screen: 'home' }

/** Start masterplan resolution (spec section 4): only what is published counts. */
export function startScreen(start: StartMasterplan | undefined): StartScreen {
  if (!start) return { screen: 'home' }
  if (start.publish) return { screen: 'masterplan', masterplanId: start.id }

  const nested = start.masterplans.filter((masterplan) => masterplan.publish)
  if (nested.length > 1) return { screen: 'masterplan', masterplanId: start.id }

  const [onlyNested] = nested
  if (onlyNested) {
    return onlyBuilding(onlyNested) ?? { screen: 'masterplan', masterplanId: onlyNested.id }
  }
  return onlyBuilding(start) ?? { screen: 'home' }
}

export function startPath(start: StartScreen): string {
  switch (start.screen) {
    case 'masterplan':
      return masterplanPath(start.masterplanId)
    case 'building':
      return buildingPath(start.masterplanId, start.buildingId)
    case 'home':
      return HOME_PATH
  }
}

function onlyBuilding({ id, buildings }: WithBuildings): StartScreen | undefined {
  const [building, another] = buildings.filter(({ publish }) => publish)
  if (!building || another) return undefined
  return { screen: 'building', masterplanId: id, buildingId: building.id }
}
