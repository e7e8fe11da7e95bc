import { LANGUAGE_IDS } from '@belvedere/domain/content/languages'
import { buildingOfFile } from '@belvedere/domain/places/building-of-file'
import type { Shown } from '@belvedere/domain/places/guess-shown'
import { nameOfFile } from '@belvedere/domain/uploads/name-of-file'
import { browserApi } from '../../api/loader-api.ts'
import { changeThings } from '../places/change-things.ts'
import { removeThing } from '../places/remove-thing.ts'
import { placeShown } from '../uploads/place-shown.ts'
import { viewsInTurn } from '../uploads/views-in-turn.ts'
import { type FirstView, loadFirstViews } from './load-first-views.ts'

/** A picture shows something else than was thought: it becomes a view of that, and what was made for it alone goes. */
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
  if (isAlone && !(await removeIfEmpty(projectId, view)))
    await changeThings(projectId, kind, [{ id, publish: false }])
}

/** Itself, and the point of interest that its texts and pictures hang on. */
const NOTHING_MORE = 2

/** A place with nothing in it, called as it was made for the picture: whoever has given it a name wants it. */
async function removeIfEmpty(projectId: number, { at: { kind, id }, picture }: FirstView): Promise<boolean> {
  const one = `GET /api/v1/studio/projects/{projectId}/${kind}/{id}` as const
  const { name } = await browserApi().read(one, { params: { projectId, id } })
  const made = kind === 'buildings' ? buildingOfFile(picture.name) : nameOfFile(picture.name)
  if (name[LANGUAGE_IDS.english] !== made) return false
  return (await removeThing(projectId, kind, id, NOTHING_MORE)).state === 'removed'
}
