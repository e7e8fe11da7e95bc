import { waitingChanges } from '@belvedere/domain/publishing/waiting-changes'
import { m } from '../../paraglide/messages.js'
import type { Overview } from '../../staff/project/staff-project.ts'

type Draft = Overview['drafts'][number]

/** What waits for Publish of one building; null is the project as a whole. */
export interface PublishGroup {
  readonly buildingId: number | null
  readonly drafts: readonly Draft[]
}

/** By building, the project as a whole first. */
export function publishGroups(drafts: readonly Draft[]): PublishGroup[] {
  const groups = [...Map.groupBy(drafts, ({ buildingId }) => buildingId)].map(([buildingId, of]) => ({
    buildingId,
    drafts: of,
  }))
  return groups.toSorted((one, other) => (one.buildingId ?? 0) - (other.buildingId ?? 0))
}

const WORDS: Readonly<Record<Draft['kind'], (of: { count: number }) => string>> = {
  masterplans: m.studio_kind_masterplans,
  buildings: m.studio_kind_buildings,
  'camera-views': m.studio_kind_views,
  'info-points': m.studio_kind_points,
  media: m.studio_kind_media,
  outlines: m.studio_kind_outlines,
  'menu-items': m.studio_kind_menu,
  packages: m.studio_kind_packages,
  look: () => m.studio_kind_look(),
  // Live when they are saved: they never wait.
  apartments: m.studio_apartments_count,
  'apartment-types': m.studio_apartments_count,
  'client-apps': m.studio_kind_menu,
}

/** What Publish does to outlines, with the names of their apartments. */
export function outlineChanges({ drafts }: PublishGroup) {
  const outlines = drafts.flatMap(({ outline }) => outline ?? [])
  return CHANGES.flatMap(({ change, words }) => {
    const of = outlines.filter((outline) => outline.change === change)
    // One that is drawn on two pictures is named once.
    const names = [...new Set(of.flatMap(({ apartment }) => apartment ?? []))].toSorted((a, b) =>
      a.localeCompare(b),
    )
    return of.length > 0 ? [{ change, words: words({ count: of.length }), names }] : []
  })
}

const CHANGES = [
  { change: 'added', words: m.studio_outlines_added },
  { change: 'changed', words: m.studio_outlines_changed },
  { change: 'removed', words: m.studio_outlines_removed },
] as const

/** "8 outlines, 2 camera views". */
export function groupWords({ drafts }: PublishGroup): string {
  const changes = waitingChanges(drafts).flatMap(
    (of) => of.find(({ heads }) => heads === null) ?? of[0] ?? [],
  )
  return [...Map.groupBy(changes, ({ kind }) => kind)]
    .map(([kind, of]) => WORDS[kind]({ count: of.length }))
    .join(', ')
}
