import { exportApartments } from '@belvedere/contract/calls/imports'
import { hasRight } from '@belvedere/domain/accounts/rights'
import { APARTMENT_STATUSES } from '@belvedere/domain/apartments/apartment-status'
import type { PresentApartment } from '@belvedere/domain/imports/import-changes'
import { columnTitle, type ExportLanguage, type ImportField } from '@belvedere/domain/imports/import-field'
import type { Named } from '@belvedere/domain/imports/read-cell'
import { statusWord } from '@belvedere/domain/imports/read-status'
import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import { PRIVATE } from '../../platform/answers/cache-headers.ts'
import type { Database } from '../../platform/database/json-columns.ts'
import { projectOf } from '../../platform/database/project-of.ts'
import type { Written } from '../../platform/http/csv.ts'
import { Refused } from '../../platform/http/refused.ts'
import { serveCall } from '../../platform/http/serve-call.ts'
import { signedIn } from '../../platform/sessions/who-asks.ts'
import { keepSecurityEvent, originOf } from '../users/security-events.ts'
import { projectFacts } from './project-facts.ts'
import { asCsv, asXlsx } from './write-list.ts'

const TYPES = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

/** What is seen goes out, and comes back in unchanged (APT-03). Whoever takes it along is on record (SEC-05). */
export function exportRoute(app: FastifyInstance, members: Kysely<Database>): void {
  serveCall(app, exportApartments, {
    owner: ({ params }) => projectOf(members, 'projects', params.projectId),
    answer: async ({ body: { format, ids, columns, language }, owner, asker }, request, reply) => {
      const { projectId } = owner
      const who = signedIn(asker)
      const mayPrices = hasRight(who, { resource: 'prices', permission: 'read' }, projectId)
      if (columns.includes('price') && !mayPrices) throw new Refused('forbidden', 'price')
      const facts = await members.transaction().execute(async (db) => {
        const details = { projectId, name: `apartments.${format}` }
        // A template takes nothing along.
        if (ids.length > 0)
          await keepSecurityEvent(db, { kind: 'export', userId: who.id, origin: originOf(request), details })
        return projectFacts(db, projectId)
      })
      const known = new Map(facts.apartments.map((apartment) => [apartment.id, apartment]))
      const rows = ids.flatMap((id) => {
        const apartment = known.get(id)
        return apartment ? [columns.map((field) => cellOf(field, apartment, facts, language))] : []
      })
      const hints = ids.length === 0 && { hints: hintsFor(columns, facts, language) }
      const list = { columns, rows, language, ...hints }
      return reply
        .headers(PRIVATE)
        .type(TYPES[format])
        .header('content-disposition', `attachment; filename="apartments-${projectId}.${format}"`)
        .send(format === 'csv' ? asCsv(list) : await asXlsx(list))
    },
  })
}

type Names = { buildings: readonly Named[]; types: readonly Named[] }

function cellOf(
  field: ImportField,
  apartment: PresentApartment,
  { buildings, types }: Names,
  language: ExportLanguage,
): Written {
  if (field === 'building') return nameOf(buildings, apartment.building, language)
  if (field === 'type') return nameOf(types, apartment.type, language)
  return field === 'status' ? statusWord(apartment.status, language) : apartment[field]
}

/** What the project calls its own, and its statuses. */
function hintsFor(columns: readonly ImportField[], { buildings, types }: Names, language: ExportLanguage) {
  const named = (things: readonly Named[]) => things.map(({ id }) => nameOf(things, id, language))
  const words: Partial<Record<ImportField, readonly string[]>> = {
    building: named(buildings),
    type: named(types),
    status: APARTMENT_STATUSES.map((status) => statusWord(status, language)),
  }
  return columns.flatMap((field) => {
    const known = words[field] ?? []
    return known.length > 0 ? [`${columnTitle(field, language)}: ${known.join(', ')}`] : []
  })
}

/** The first name is the English one, the last the Serbian, where there are two. */
const nameOf = (things: readonly Named[], id: number, language: ExportLanguage) => {
  const names = things.find((thing) => thing.id === id)?.names ?? []
  return (language === 'sr' ? names.at(-1) : names[0]) ?? ''
}
