import type { Shown } from '@belvedere/domain/places/guess-shown'
import { changeThings } from '../places/change-things.ts'
import { placeShown } from '../uploads/place-shown.ts'
import { viewsInTurn } from '../uploads/views-in-turn.ts'
import { type FirstView, loadFirstViews } from './load-first-views.ts'

/** A picture shows something else than was thought: it becomes a view of that, and what was made for it alone stays off the site. */
export const showOtherwise = (projectId: number, viewId: number, shown: Shown): Promise<void> =>
  viewsInTurn(projectId, async () => {
    const views = await loadFirstViews(projectId)
    const view = views.find(({ id }) => id === viewId)
    if (view && view.shown !== shown) await moveView(projectId, view, shown, views)
  })

async function moveView(
  projectId: number,
  view: FirstView,
  shown: Shown,
  views: readonly FirstView[],
): Promise<void> {
  const nowhere = { masterplanId: null, buildingId: null }
  const place = await placeShown(projectId, shown, view.picture.name)
  await changeThings(projectId, 'camera-views', [{ id: view.id, ...nowhere, ...place }])
  if ('buildingId' in place)
    await changeThings(projectId, 'buildings', [{ id: place.buildingId, publish: true }])
  else await changeThings(projectId, 'masterplans', [{ id: place.masterplanId, publish: true }])
  const { kind, id } = view.at
  const isAlone = !views.some((one) => one.id !== view.id && one.at.kind === kind && one.at.id === id)
  if (isAlone) await changeThings(projectId, kind, [{ id, publish: false }])
}
