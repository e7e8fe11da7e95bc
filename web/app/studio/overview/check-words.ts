import type { Check } from '@belvedere/domain/publishing/checklist'
import { m } from '../../paraglide/messages.js'

type Words = { readonly missing: (of: { count: number }) => string; readonly done: () => string }

const WORDS: Readonly<Record<Check['about'], Words>> = {
  outlinesElsewhere: { missing: m.studio_outlines_elsewhere, done: m.studio_outlines_in_place },
  apartmentsWithoutOutline: { missing: m.studio_without_outline, done: m.studio_all_outlined },
  apartmentsWithoutPlan: { missing: m.studio_without_plan, done: m.studio_all_planned },
  textsWithoutTranslation: { missing: m.studio_without_translation, done: m.studio_all_translated },
  picturesNotReady: { missing: m.studio_not_ready, done: m.studio_all_ready },
}

export const checkWords = ({ about, level, found: { count } }: Check) =>
  level === 'done' ? WORDS[about].done() : WORDS[about].missing({ count })

/** "R2-146, L2-304 and 5 more". */
export function namesWords({ found: { count, names } }: Check): string {
  const listed = names.join(', ')
  return count > names.length && names.length > 0
    ? m.studio_and_more({ names: listed, count: count - names.length })
    : listed
}
