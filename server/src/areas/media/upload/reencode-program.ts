import { Refused } from '../../../platform/http/refused.ts'
import { reencodePicture } from './reencode-picture.ts'

/** Run by reencode-apart.ts with one picture's facts as JSON; answers with JSON. */
const answer = await reencodePicture(JSON.parse(process.argv[2] ?? '')).catch((error: unknown) => {
  if (!(error instanceof Refused)) throw error
  return { code: error.code, detail: error.message }
})
process.stdout.write(JSON.stringify(answer))
