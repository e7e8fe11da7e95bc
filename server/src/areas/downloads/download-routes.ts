import { getApartmentFiles } from '@belvedere/contract/calls/downloads'
import { withoutPdf } from '@belvedere/domain/apartments/plan-image'
import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import { Gauge } from 'prom-client'
import { ASKED_EACH_TIME, isKnown } from '../../platform/answers/cache-headers.ts'
import type { Database } from '../../platform/database/json-columns.ts'
import { languagesOf } from '../../platform/database/languages.ts'
import type { FileStore } from '../../platform/files/files.ts'
import { networkOf } from '../../platform/http/network-of.ts'
import { openPlaces, sendStream } from '../../platform/http/places.ts'
import { Refused } from '../../platform/http/refused.ts'
import { serveCall } from '../../platform/http/serve-call.ts'
import { processFigures } from '../../platform/logging/process-figures.ts'
import { publicApartment } from '../apartments/read-apartments.ts'
import { mediaInLanguage } from '../media/media-in-language.ts'
import { apartmentPictureRows } from './download-queries.ts'
import { fileNames } from './file-names.ts'
import { zipOf } from './zip-of.ts'

/** Each costs about a megabyte and an open file for as long as its reader takes; a slow one leaves places to others. */
const AT_ONCE = { all: 100, perVisitor: 20 }

export const zipsUnderWay = new Gauge({
  name: 'zips_under_way',
  help: 'Downloads of all files of an apartment that somebody reads now.',
  registers: [processFigures],
})

/** Download All: what the download card lists, in one zip (DWN-01). */
export function downloadRoutes(app: FastifyInstance, db: Kysely<Database>, files: FileStore): void {
  const places = openPlaces(AT_ONCE, zipsUnderWay)

  serveCall(app, getApartmentFiles, {
    answer: async ({ params, query }, request, reply) => {
      const project = await publicApartment(db, params.id)
      const languages = languagesOf(query, project)
      reply.headers(ASKED_EACH_TIME)
      if (isKnown(request, reply, `${project.tag}-zip-${params.id}-${languages.langId}`))
        return reply.code(304).send()
      const pictures = mediaInLanguage(withoutPdf(await apartmentPictureRows(db, params.id)), languages)
      if (pictures.length === 0) throw new Refused('not-found')
      const names = fileNames(pictures)
      const entries = pictures.map(({ fileKey }, nth) => ({ name: names[nth] ?? fileKey, fileKey }))
      places.take(networkOf(request.ip), reply)
      reply
        .type('application/zip')
        .header('content-disposition', `attachment; filename="apartment-${params.id}.zip"`)
      return sendStream(reply, zipOf(files, entries))
    },
  })
}
