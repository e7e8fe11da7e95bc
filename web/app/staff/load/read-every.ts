import { type ReadPart, readParts } from './read-parts.ts'

/** A whole list, part after part. */
export const readEvery = async <One>(read: ReadPart<One>): Promise<One[]> =>
  (await readParts(read, Number.POSITIVE_INFINITY)).items
