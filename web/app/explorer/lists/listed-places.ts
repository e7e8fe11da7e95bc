import type { BuildingSummary } from '@belvedere/contract/entities/building'
import type { Masterplan } from '@belvedere/contract/entities/masterplan'
import { buildingPlace, masterplanPlace, type Place } from '../../cards/place.ts'
import { masterplanCount } from '../../i18n/masterplan-count.ts'
import { m } from '../../paraglide/messages.js'

/** Each masterplan with all that stands in it, also within the masterplans nested in it. */
export function listedMasterplans(masterplans: readonly Masterplan[]): Place[] {
  return masterplans.map((masterplan) =>
    masterplanPlace(
      masterplan,
      [...masterplan.buildings, ...masterplan.masterplans.flatMap(({ buildings }) => buildings)],
      masterplanCount(masterplan),
    ),
  )
}

/** Each building with the community that it belongs to. */
export function listedBuildings(
  buildings: readonly BuildingSummary[],
  masterplans: readonly Masterplan[],
): Place[] {
  return buildings.map((building) => {
    const floors = m.floors({ count: building.floors })
    const community = masterplans.find(({ id, community }) => community && id === building.masterplanId)
    return buildingPlace(
      building,
      community ? `${m.community({ name: community.name })} · ${floors}` : floors,
    )
  })
}
