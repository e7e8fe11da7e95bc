import { MEDIA_TYPES } from '@belvedere/domain/content/media-types'
import type { Check } from '@belvedere/domain/publishing/checklist'
import { m } from '../../paraglide/messages.js'

type Words = { readonly missing: (of: { count: number }) => string; readonly done: () => string }

const WORDS: Readonly<Record<Check['about'], Words>> = {
  outlinesElsewhere: { missing: m.studio_outlines_elsewhere, done: m.studio_outlines_in_place },
  buildingsWithoutPicture: { missing: m.studio_no_picture_of_building, done: m.studio_all_pictured },
  buildingsWithoutApartments: {
    missing: m.studio_no_apartments_of_building,
    done: m.studio_all_with_apartments,
  },
  apartmentsWithoutOutline: { missing: m.studio_without_outline, done: m.studio_all_outlined },
  apartmentsWithoutPlan: { missing: m.studio_without_plan, done: m.studio_all_planned },
  textsWithoutTranslation: { missing: m.studio_without_translation, done: m.studio_all_translated },
  picturesNotReady: { missing: m.studio_not_ready, done: m.studio_all_ready },
  projectUnseen: { missing: m.studio_project_unseen, done: m.studio_project_seen },
}

export const checkWords = ({ about, level, found: { count } }: Check) =>
  level === 'done' ? WORDS[about].done() : WORDS[about].missing({ count })

const TEXTS: Readonly<Record<number, () => string>> = {
  [MEDIA_TYPES.poi_title]: m.studio_text_is_name,
  [MEDIA_TYPES.description]: m.studio_text_is_description,
  [MEDIA_TYPES.poi_image]: m.studio_text_is_picture,
}

/** "R2-146, L2-304 and 5 more"; of a text that stands alone, which one it is. */
export function namesWords({ about, found: { count, names, at } }: Check): string {
  if (about === 'projectUnseen') return m.studio_project_unseen_line()
  const what = TEXTS[at?.mediaTypeId ?? 0]?.()
  if (count === 1 && what) return m.studio_text_of({ name: names.join(), what })
  const listed = names.join(', ')
  return count > names.length && names.length > 0
    ? m.studio_and_more({ names: listed, count: count - names.length })
    : listed
}
