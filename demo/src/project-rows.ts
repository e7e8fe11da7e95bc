import { FILTER_KINDS } from '@belvedere/domain/filter-kinds'
import { LANGUAGE_IDS } from '@belvedere/domain/languages'
import { ROLES } from '@belvedere/domain/roles'
import type { Project } from './dataset.ts'
import { PROJECT_MEDIA } from './ids.ts'
import { joinRows } from './join-rows.ts'
import { untranslated } from './languages.ts'
import { pictureRow, textRows } from './media-rows.ts'
import type { PictureOf } from './picture.ts'
import { placeName } from './place-names.ts'
import type { Rows } from './rows.ts'

/** Hosts that carry Riva alone; one without rows, as all.localhost, carries every project. */
const HOSTS = ['localhost', '127.0.0.1']

/** Those on the project who see prices (ACC-09): its staff, and the buyers it registered. */
const PRICE_ROLES = [ROLES.project_admin, ROLES.project_editor, ROLES.user, ROLES.sales_agent]

export const TITLE_IMAGE = 'pictures/site-river.jpg'
export const LIGHT_LOGO = 'logo-light.svg'

const STYLESHEET = `/* Riva wears the Danube: its deep green by day, its evening light on dark ground. */
:root {
  --accent-light: #16474F;
  --accent-dark: #8CCBC7;
}
`

export function projectRows(project: Project, pictureOf: PictureOf): Rows {
  const place = { projectId: project.id }
  const name = { en: project.name, sr: project.name }
  const { title, description, slogan, address, titleImage, logo, lightLogo } = PROJECT_MEDIA
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
          stylesheet: STYLESHEET,
        },
      ],
      hosts: HOSTS.map((host) => ({ name: host, project_id: project.id })),
      media: [
        pictureRow(
          place,
          { id: titleImage, type: 'project_title_image', name: 'title' },
          pictureOf(TITLE_IMAGE),
        ),
        pictureRow(place, { id: logo, type: 'image', name: 'logo' }, pictureOf(project.logo)),
        pictureRow(
          place,
          { id: lightLogo, type: 'image', name: 'logo-light', order: 1 },
          pictureOf(LIGHT_LOGO),
        ),
      ],
    },
    textRows(place, { id: title, type: 'project_title', name: 'title' }, name),
    textRows(
      place,
      { id: description, type: 'project_text_description', name: 'description' },
      project.description,
    ),
    textRows(place, { id: slogan, type: 'description', name: 'slogan' }, project.slogan),
    textRows(place, { id: address, type: 'description', name: 'address', order: 1 }, project.address),
  )
}
