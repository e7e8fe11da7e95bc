import type { Masterplan } from '@belvedere/contract/entities/masterplan'
import { buildingPlace, masterplanPlace, type Place } from '../../cards/place.ts'
import { m } from '../../paraglide/messages.js'

/** What a masterplan's picture leads to: the nested masterplans as ground, then the buildings that stand on it. */
export function placesOf(masterplan: Masterplan): Place[] {
  const own = masterplan.buildings.map((building) =>
    buildingPlace(building, m.floors({ count: building.floors })),
  )
  const nested = masterplan.masterplans.map((ground) =>
    masterplanPlace(ground, ground.buildings, m.buildings({ count: ground.buildings.length })),
  )
  const inNested = masterplan.masterplans.flatMap((ground) =>
    ground.buildings.map((building) =>
      buildingPlace(
        building,
        `${m.community({ name: ground.name })} · ${m.floors({ count: building.floors })}`,
      ),
    ),
  )
  return [...nested, ...own, ...inNested]
}
