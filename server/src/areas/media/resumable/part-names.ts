import { randomUUID } from 'node:crypto'

const NAMED = /^upload-(\d{1,10})$/

/** All parts of an upload lie under one name in the file store, so that they go together. */
export const partsName = (uploadId: number) => `upload-${uploadId}`

/** Two who send the same piece at once write two parts; which one counts, the upload's row says. */
export const partKey = (uploadId: number, offset: number) =>
  `${partsName(uploadId)}/${offset}-${randomUUID()}`

/** The upload that a name in the store belongs to. */
export function uploadOfName(name: string): number | undefined {
  const id = NAMED.exec(name)?.[1]
  return id === undefined ? undefined : Number(id)
}
