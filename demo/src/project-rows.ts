import { ROLES } from '@belvedere/domain/accounts/roles'
import { LANGUAGE_IDS } from '@belvedere/domain/content/languages'
import { FILTER_KINDS } from '@belvedere/domain/filters/filters'
import type { Dataset } from './dataset.ts'
import { projectMedia } from './ids.ts'
import { joinRows } from './join-rows.ts'
import { untranslated } from './languages.ts'
import { pictureRow, textRows } from './media-rows.ts'
import type { PictureOf } from './picture.ts'
import { placeName } from './place-names.ts'
import type { Rows } from './rows.ts'

/** Those on the project who see prices (ACC-09): its staff, and the buyers it registered. */
const PRICE_ROLES = [ROLES.project_admin, ROLES.project_editor, ROLES.user, ROLES.sales_agent]

export function projectRows(dataset: Dataset, pictureOf: PictureOf): Rows {
  const { settings, stylesheet, lightLogo, project } = dataset
  const media = (place: Parameters<typeof projectMedia>[1]) => projectMedia(project.id, place)
  const place = { projectId: project.id }
  const name = { en: project.name, sr: project.name }
  return joinRows(
    {
      projects: [
        {
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
          stylesheet,
        },
      ],
      hosts: settings.hosts.map((host) => ({ name: host, project_id: project.id })),
      media: [
        pictureRow(
          place,
          { id: media('titleImage'), type: 'project_title_image', name: 'title' },
          pictureOf(settings.titleImage),
        ),
        pictureRow(place, { id: media('logo'), type: 'image', name: 'logo' }, pictureOf(project.logo)),
        pictureRow(
          place,
          { id: media('lightLogo'), type: 'image', name: 'logo-light', order: 1 },
          pictureOf(lightLogo),
        ),
      ],
    },
    textRows(place, { id: media('title'), type: 'project_title', name: 'title' }, name),
    textRows(
      place,
      { id: media('description'), type: 'project_text_description', name: 'description' },
      project.description,
    ),
    textRows(place, { id: media('slogan'), type: 'description', name: 'slogan' }, project.slogan),
    textRows(
      place,
      { id: media('address'), type: 'description', name: 'address', order: 1 },
      project.address,
    ),
  )
}
