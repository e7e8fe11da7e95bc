import { exportReport } from '@belvedere/contract/calls/reports'
import { LANGUAGE_IDS } from '@belvedere/domain/content/languages'
import type { ExportLanguage } from '@belvedere/domain/imports/import-field'
import { ANSWER_SPANS } from '@belvedere/domain/reports/first-answers'
import { FUNNEL_STEPS, type FunnelStep } from '@belvedere/domain/reports/funnel'
import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import { m } from '../../paraglide/messages.js'
import { PRIVATE } from '../../platform/answers/cache-headers.ts'
import type { Database } from '../../platform/database/json-columns.ts'
import { projectOf } from '../../platform/database/project-of.ts'
import { BOM, csvLines, type Written } from '../../platform/http/csv.ts'
import { serveCall } from '../../platform/http/serve-call.ts'
import { signedIn } from '../../platform/sessions/who-asks.ts'
import { keepSecurityEvent, originOf } from '../users/security-events.ts'
import { readReport, type Shown } from './read-report.ts'

/** The numbers of the page as a file: made of what the page is told, so it cannot say more. Whoever takes it along is on record (SEC-05). */
export function exportReportRoute(app: FastifyInstance, members: Kysely<Database>): void {
  serveCall(app, exportReport, {
    owner: ({ params }) => projectOf(members, 'projects', params.projectId),
    answer: async ({ body: { months, buildingId, language }, owner, asker }, request, reply) => {
      const { projectId, defaultLangId } = owner
      const details = { projectId, name: 'report.csv' }
      const userId = signedIn(asker).id
      await keepSecurityEvent(members, { kind: 'export', userId, origin: originOf(request), details })
      const langId = language === 'sr' ? LANGUAGE_IDS.serbian_latin : LANGUAGE_IDS.english
      const languages = { langId, defaultLangId }
      const report = await readReport(members, { projectId, months, buildingId, languages })
      return reply
        .headers(PRIVATE)
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="report-${projectId}.csv"`)
        .send(BOM + csvLines([headOf(language), ...linesOf(report, language)], language))
    },
  })
}

const localeOf = (language: ExportLanguage) => ({ locale: language === 'sr' ? 'sr-Latn' : 'en' }) as const

const headOf = (language: ExportLanguage) =>
  [
    m.file_report_report,
    m.file_report_of,
    m.file_report_when,
    m.file_report_measure,
    m.file_report_number,
  ].map((word) => word({}, localeOf(language)))

const SPANS = {
  '15-min': m.file_report_in_15_min,
  '1-h': m.file_report_in_1_h,
  '4-h': m.file_report_in_4_h,
  '1-day': m.file_report_in_1_day,
  later: m.file_report_later,
}

const STEPS = {
  looked: m.file_report_looked,
  favourites: m.file_report_favourites,
  enquiries: m.file_report_enquiries,
  holds: m.file_report_holds,
  reservations: m.file_report_reservations,
  contracts: m.file_report_contracts,
}

/** One number a line, with the report that it is from, what it is of, and when. */
function linesOf(report: Shown, language: ExportLanguage): Written[][] {
  const word = (message: (inputs: object, options: { locale: 'en' | 'sr-Latn' }) => string) =>
    message({}, localeOf(language))
  const { sold, answers, funnel, demand } = report
  const all = word(m.file_report_all)
  const whole = `${report.from} – ${report.until}`
  const few = (step: FunnelStep) => word(step === 'looked' ? m.file_report_few_week : m.file_report_few)
  const firstAnswer = word(m.file_report_answer)
  const speed = (of: string, when: string, one: { answered: number; median: number | null }): Written[][] => [
    [firstAnswer, of, when, word(m.file_report_answered), one.answered],
    [firstAnswer, of, when, word(m.file_report_median), one.median],
  ]
  return [
    ...sold.flatMap(({ name, months }) =>
      months.flatMap(({ month, ...one }): Written[][] => [
        [word(m.file_report_sales), name, month, word(m.file_report_sold), one.sold],
        [word(m.file_report_sales), name, month, word(m.file_report_planned), one.planned],
      ]),
    ),
    ...speed(all, whole, answers),
    ...ANSWER_SPANS.map((span, nth) => [
      firstAnswer,
      all,
      whole,
      word(SPANS[span]),
      answers.spread[nth] ?? 0,
    ]),
    ...answers.agents.flatMap((one) => speed(`${one.agent.firstName} ${one.agent.lastName}`, whole, one)),
    ...answers.weeks.flatMap((one) => speed(all, one.week, one)),
    ...[{ ...funnel, name: all }, ...funnel.buildings].flatMap((one) =>
      FUNNEL_STEPS.map((step) => [
        word(m.file_report_funnel),
        one.name,
        whole,
        word(STEPS[step]),
        one[step] ?? few(step),
      ]),
    ),
    ...demand.map(({ name, people }) => [
      word(m.file_report_demand),
      name,
      word(m.file_report_late),
      word(m.file_report_people),
      people,
    ]),
  ]
}
