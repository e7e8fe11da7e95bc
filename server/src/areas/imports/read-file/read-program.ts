import { readFile as bytesOf } from 'node:fs/promises'
import { FileRefused } from './file-refused.ts'
import { readFile } from './read-file.ts'

/** Run by read-apart.ts with a file's path and the reader's choices as JSON; answers with JSON. */
const { path, ...choices } = JSON.parse(process.argv[2] ?? '')
const answer = await readFile(await bytesOf(path), choices).catch((error: unknown) => {
  if (!(error instanceof FileRefused)) throw error
  return { code: error.code, detail: error.message, spot: error.spot }
})
process.stdout.write(JSON.stringify(answer))
