import { Refused } from '../../../platform/http/refused.ts'

/** Run by reencode-apart.ts with one file's facts as JSON; answers with JSON. */
const given = JSON.parse(process.argv[2] ?? '')
// Each decoder is loaded for its own files only.
const made =
  given.kind === 'pdf'
    ? import('./draw-pdf.ts').then(({ drawPdf }) => drawPdf(given))
    : import('./reencode-picture.ts').then(({ reencodePicture }) => reencodePicture(given))
const answer = await made.catch((error: unknown) => {
  if (!(error instanceof Refused)) throw error
  return { code: error.code, detail: error.message }
})
// On a line of its own: a decoder may have said something before.
process.stdout.write(`\n${JSON.stringify(answer)}`)
