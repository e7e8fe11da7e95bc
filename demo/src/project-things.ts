import { ROLES } from '@belvedere/domain/accounts/roles'
import { LANGUAGE_IDS } from '@belvedere/domain/content/languages'
import { FILTER_KINDS } from '@belvedere/domain/filters/filters'
import type { saveProject } from '@belvedere/server/areas/projects/save-project'
import type { Dataset, DemoProject } from './dataset.ts'
import { projectMedia, uprightMedia } from './ids.ts'
import { untranslated } from './languages.ts'
import { pictureThing, textThing } from './media-things.ts'
import type { PictureOf } from './picture.ts'
import { placeName } from './place-names.ts'
import type { Thing } from './thing.ts'

/** Those on the project who see prices (ACC-09): its staff, and the buyers it registered. */
const PRICE_ROLES = [ROLES.project_admin, ROLES.project_editor, ROLES.user, ROLES.sales_agent]

export function projectOf({ settings, project }: Dataset): Parameters<typeof saveProject>[1] {
  return {
    id: project.id,
    name: untranslated(project.name),
    website: project.website,
    latitude: project.location.lat,
    longitude: project.location.lng,
    city: placeName(project.location.city),
    country: placeName(project.location.country),
    publish: true,
    default_lang_id: LANGUAGE_IDS.english,
    selected_filters: project.selectedFilters.map((kind) => FILTER_KINDS[kind]),
    selected_roles: PRICE_ROLES,
    hosts: settings.hosts,
  }
}

/** What hangs on the project itself: its look, title, pictures and texts. */
export function projectThings(
  { settings, stylesheet, lightLogo, project }: Dataset,
  pictureOf: PictureOf,
): Thing[] {
  const id = (place: Parameters<typeof projectMedia>[1]) => projectMedia(project.id, place)
  const name = { en: project.name, sr: project.name }
  return [
    { kind: 'look', id: project.id, fields: { stylesheet, logoMediaId: id('logo') } },
    pictureThing(
      {},
      { id: id('titleImage'), type: 'project_title_image', name: 'title' },
      pictureOf(settings.titleImage),
    ),
    ...uprightThings(settings, project.id, pictureOf),
    pictureThing({}, { id: id('logo'), type: 'image', name: 'logo' }, pictureOf(project.logo)),
    pictureThing(
      {},
      { id: id('lightLogo'), type: 'image', name: 'logo-light', order: 1 },
      pictureOf(lightLogo),
    ),
    textThing({}, { id: id('title'), type: 'project_title', name: 'title' }, name),
    textThing(
      {},
      { id: id('description'), type: 'project_text_description', name: 'description' },
      project.description,
    ),
    textThing({}, { id: id('slogan'), type: 'description', name: 'slogan' }, project.slogan),
    textThing({}, { id: id('address'), type: 'description', name: 'address', order: 1 }, project.address),
  ]
}

function uprightThings({ uprightImage }: DemoProject, projectId: number, pictureOf: PictureOf): Thing[] {
  if (!uprightImage) return []
  const item = {
    id: uprightMedia(projectId),
    type: 'project_title_image',
    name: 'title-upright',
    order: 1,
  } as const
  return [pictureThing({}, item, pictureOf(uprightImage))]
}
