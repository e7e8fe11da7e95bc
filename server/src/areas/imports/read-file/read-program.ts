import { readFile as bytesOf } from 'node:fs/promises'
import { join } from 'node:path'
import { FileRefused } from './file-refused.ts'
import { doListJob } from './list-job.ts'

/** Run by read-apart.ts with a folder, where the list and what is asked about it lie; answers with JSON. */
const folder = process.argv[2] ?? ''
const [list, job] = await Promise.all([bytesOf(join(folder, 'list')), bytesOf(join(folder, 'job'), 'utf8')])
const answer = await doListJob(list, JSON.parse(job)).catch((error: unknown) => {
  if (!(error instanceof FileRefused)) throw error
  return { refused: { code: error.code, detail: error.message, spot: error.spot } }
})
process.stdout.write(JSON.stringify(answer))
