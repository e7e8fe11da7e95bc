import { randomUUID } from 'node:crypto'

/** As the table of uploads makes them, and numbered ones of before. */
const FOLDER = /^upload-[\da-f-]{1,36}$/

/** Two who send the same piece at once write two parts; which one counts, the upload's row says. */
export const partKey = (folder: string, offset: number) => `${folder}/${offset}-${randomUUID()}`

/** Whether a name in the store is of the parts of an upload, which lie under one so that they go together. */
export const isPartsFolder = (name: string) => FOLDER.test(name)
