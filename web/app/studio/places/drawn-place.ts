import type { BuiltAt } from '@belvedere/domain/places/place-tree'

/** The part of the drawing screen's address that says whose pictures are drawn on. */
export const drawnPlace = ({ kind, id }: BuiltAt): string =>
  kind === 'masterplans' ? `masterplan=${id}` : `building=${id}`
