import type { StatusChange } from '@belvedere/domain/apartments/status-news'

interface Claimed {
  readonly apartmentId: number
  readonly status: string
}

/** Of what the line has told, what the claims on screen do not say: an apartment without a claim is free in them. */
export function notShown<News extends Pick<StatusChange, 'id' | 'to'>>(
  news: readonly News[],
  claims: readonly Claimed[],
): News[] {
  const shown = new Map(claims.map(({ apartmentId, status }) => [apartmentId, status]))
  return news.filter(({ id, to }) => (shown.get(id) ?? 'available') !== to)
}
