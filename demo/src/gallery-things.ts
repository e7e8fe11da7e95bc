import type { Dataset, Text, View } from './dataset.ts'
import { galleryMedia, projectMedia } from './ids.ts'
import { translated } from './languages.ts'
import { mediaThing, pictureThing } from './media-things.ts'
import type { PictureOf } from './picture.ts'
import type { Thing } from './thing.ts'

/** The project's gallery: the quarter in all its views, then every masterplan and building in its first. */
export function galleryThings(dataset: Dataset, pictureOf: PictureOf): Thing[] {
  const views = galleryViews(dataset)
  return [
    mediaThing(
      {},
      { id: projectMedia(dataset.project.id, 'gallery'), type: 'media_gallery', name: 'gallery' },
      { children: views.map(({ id }) => galleryMedia(id)) },
    ),
    ...views.map((view, order) => {
      const picture = pictureOf(view.file)
      // After the logos, which are pictures of the project too.
      const item = { id: galleryMedia(view.id), type: 'image', name: picture.name, order: order + 2 } as const
      return pictureThing({}, item, picture, translated(caption(dataset, view)))
    }),
  ]
}

function galleryViews({ views, masterplans, buildings }: Dataset): View[] {
  const root = masterplans.filter(({ parentId }) => parentId === 0).flatMap((one) => one.views)
  const firsts = [...masterplans, ...buildings].flatMap((one) => one.views.slice(0, 1))
  const ids = new Set([...root, ...firsts])
  return [...ids].flatMap((id) => views.find((view) => view.id === id) ?? [])
}

function caption({ masterplans, buildings }: Dataset, { owner, name }: View): Text {
  const owners = owner.kind === 'masterplan' ? masterplans : buildings
  const of = owners.find(({ id }) => id === owner.id)?.name ?? { en: '', sr: '' }
  return { en: `${of.en} · ${name.en}`, sr: `${of.sr} · ${name.sr}` }
}
