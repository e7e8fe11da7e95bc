import { actionSummary } from '@belvedere/domain/history/action-summary'
import { inLanguage, type Languages } from '../../platform/database/languages.ts'
import type { ActionRow } from './action-queries.ts'

/** An action as History tells it: its facts become a summary, its names those of a language. */
export function presentAction({ at, facts, names, ...action }: ActionRow, languages: Languages) {
  const places = names.places.map((name) => inLanguage(name, languages))
  const views = names.views.map((name) => inLanguage(name, languages))
  const alone = [names.apartments, views, names.people, places].find((of) => of.length > 0) ?? []
  const { named, ...known } = facts
  const summary = actionSummary({
    ...known,
    kind: action.kind,
    named: named && (typeof named === 'string' ? named : inLanguage(named, languages)),
    only: alone.length === 1 ? (alone[0] ?? null) : null,
  })
  return {
    ...action,
    at: at.toISOString(),
    summary,
    names: names.apartments.length > 0 ? names.apartments : places,
    where: [...places, ...views],
  }
}
