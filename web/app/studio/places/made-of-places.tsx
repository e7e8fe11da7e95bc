import { floorsOf, inOrder, type PlaceAt, placeKey, TOP } from '@belvedere/domain/places/place-tree'
import { m } from '../../paraglide/messages.js'
import { ActionProblem, useAction } from '../../staff/action/use-action.tsx'
import { Button } from '../../ui/button.tsx'
import { useStudioProject } from '../project/studio-project.ts'
import { AddPlace } from './add-place.tsx'
import { changeThings } from './change-things.ts'
import { type Building, contentsOf, type ProjectPlaces } from './load-places.ts'
import type { PlacePageProps } from './place-page-props.ts'
import styles from './studio-place-page.module.css'

/** What lies in a place, and a line to add more of it. */
export function MadeOfPlaces({ at, places, nameOf, mayEdit, onOpen, onChanged }: PlacePageProps) {
  const { project, reload } = useStudioProject()
  const inside = childrenOf(places, at)
  const made = (place: PlaceAt | undefined) => {
    onChanged()
    reload()
    if (place) onOpen(place)
  }
  /** After all that lie here. */
  const nextOf = (kind: 'masterplans' | 'buildings') =>
    1 +
    Math.max(
      -1,
      ...places[kind]
        .filter(({ id }) => inside.some((one) => one.kind === kind && one.id === id))
        .map(({ order }) => order),
    )
  const building = at?.kind === 'buildings' && places.buildings.find(({ id }) => id === at.id)
  const floor = at?.kind === 'floors' ? places.buildings.find(({ id }) => id === at.buildingId) : undefined
  const { busy, problem, run } = useAction()
  const setFloors = (of: Building, floors: number, next?: PlaceAt) =>
    run(async () => {
      await changeThings(project.id, 'buildings', [{ id: of.id, floors }])
      made(next)
    })
  return (
    <section className={styles.block} aria-labelledby="inside">
      <div className={styles.head}>
        <h2 id="inside">{wordsOf(at)}</h2>
      </div>
      {inside.length === 0 && <p className={styles.empty}>{m.studio_place_empty()}</p>}
      <ul className={styles.inside}>
        {inside.map((place) => (
          <li key={placeKey(place)}>
            <button type="button" onClick={() => onOpen(place)}>
              <b>{nameOf(place)}</b>
              <span>{factsOf(places, place)}</span>
            </button>
          </li>
        ))}
      </ul>
      {mayEdit && (at === undefined || at.kind === 'masterplans') && (
        <div className={styles.adding}>
          <AddPlace kind="masterplans" inside={at?.id ?? TOP} order={nextOf('masterplans')} onMade={made} />
          {at && <AddPlace kind="buildings" inside={at.id} order={nextOf('buildings')} onMade={made} />}
        </div>
      )}
      {mayEdit && building && (
        <Button busy={busy} onClick={() => void setFloors(building, highest(places, building) + 1)}>
          {m.studio_add_floor()}
        </Button>
      )}
      {mayEdit && floor && inside.length === 0 && at?.id === floor.floors && (
        <Button
          busy={busy}
          onClick={() => void setFloors(floor, floor.floors - 1, { kind: 'buildings', id: floor.id })}
        >
          {m.studio_remove_floor()}
        </Button>
      )}
      <ActionProblem problem={problem} />
    </section>
  )
}

const highest = ({ apartments }: ProjectPlaces, building: Building) =>
  Math.max(
    0,
    ...floorsOf(
      building,
      apartments.filter(({ buildingId }) => buildingId === building.id),
    ),
  )

function childrenOf(
  { masterplans, buildings, apartments }: ProjectPlaces,
  at: PlaceAt | undefined,
): PlaceAt[] {
  switch (at?.kind) {
    case 'buildings': {
      const building = buildings.find(({ id }) => id === at.id)
      const own = apartments.filter(({ buildingId }) => buildingId === at.id)
      const floors = building ? floorsOf(building, own) : []
      return floors.map((floor) => ({ kind: 'floors', id: floor, buildingId: at.id }))
    }
    case 'floors':
      return apartments
        .filter(({ buildingId, floor }) => buildingId === at.buildingId && floor === at.id)
        .map(({ id }) => ({ kind: 'apartments', id }))
    case 'apartments':
      return []
    default: {
      const parent = at?.id ?? TOP
      return [
        ...inOrder(masterplans.filter(({ parentId }) => parentId === parent)).map(
          ({ id }): PlaceAt => ({ kind: 'masterplans', id }),
        ),
        ...inOrder(buildings.filter(({ masterplanId }) => masterplanId === parent)).map(
          ({ id }): PlaceAt => ({ kind: 'buildings', id }),
        ),
      ]
    }
  }
}

function wordsOf(at: PlaceAt | undefined): string {
  if (at?.kind === 'buildings') return m.studio_place_floors()
  return at?.kind === 'floors' ? m.studio_apartments() : m.studio_place_inside()
}

function factsOf(places: ProjectPlaces, place: PlaceAt): string {
  const own = contentsOf(places, place)
  if (place.kind === 'apartments')
    return [
      own.outlines > 0 ? m.studio_outlines_count({ count: own.outlines }) : m.studio_not_drawn(),
      own.plans > 0 ? m.studio_place_has_plan() : m.studio_place_no_plan(),
    ].join(' · ')
  const isIn = ({ buildingId, floor }: { buildingId: number; floor: number }) =>
    place.kind === 'floors' ? buildingId === place.buildingId && floor === place.id : buildingId === place.id
  const apartments = place.kind === 'masterplans' ? undefined : places.apartments.filter(isIn).length
  return [
    ...(apartments === undefined ? [] : [m.studio_apartments_count({ count: apartments })]),
    ...(place.kind === 'floors' ? [] : [m.studio_views_count({ count: own.views })]),
  ].join(' · ')
}
