import { parseId } from './parse-id.ts'

export const ROUTE_NAMES = [
  'map',
  'masterplan-id',
  'building-id',
  'search',
  'poi-details-page',
  'apartment-id',
  'login',
  'compare-apartments-view',
] as const

export type RouteName = (typeof ROUTE_NAMES)[number]

type RouteParams = Readonly<Record<string, string | undefined>>

// On `/masterplan/{masterplanId}/building/{id}` both names occur: the one that says what it is goes first.

export function masterplanParam(params: RouteParams): number | undefined {
  return parseId(params.masterplanId ?? params.id)
}

export function buildingParam(params: RouteParams): number | undefined {
  return parseId(params.buildingId ?? params.id)
}
