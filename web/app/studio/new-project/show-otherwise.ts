import type { Shown } from '@belvedere/domain/places/guess-shown'
import { changeThings } from '../places/change-things.ts'
import { removeThing } from '../places/remove-thing.ts'
import { placeShown } from '../uploads/place-shown.ts'
import type { FirstView } from './load-first-views.ts'

/** A picture shows something else than was thought: it becomes a view of that, and what was made for it alone goes. */
export async function showOtherwise(
  projectId: number,
  view: FirstView,
  shown: Shown,
  views: readonly FirstView[],
): Promise<void> {
  const nowhere = { masterplanId: null, buildingId: null }
  const place = await placeShown(projectId, shown, view.picture.name)
  await changeThings(projectId, 'camera-views', [{ id: view.id, ...nowhere, ...place }])
  const { kind, id } = view.at
  const isAlone = !views.some((one) => one.id !== view.id && one.at.kind === kind && one.at.id === id)
  if (!isAlone || view.shown === 'site') return
  const removal = await removeThing(projectId, kind, id)
  if (removal.state === 'asks' && holdsOnlyItself(removal.counts))
    await removeThing(projectId, kind, id, removal.confirm)
}

const holdsOnlyItself = ({ masterplans = 0, buildings = 0, apartments = 0, media = 0 }) =>
  masterplans + buildings === 1 && apartments === 0 && media === 0
