import type { LostReason } from '@belvedere/domain/reports/closed-enquiries'
import { m } from '../../paraglide/messages.js'

/** Why nothing came of an enquiry, as files for people say it. */
export const LOST_REASON_WORDS = {
  'price-above-budget': m.file_report_lost_price,
  'bought-elsewhere': m.file_report_lost_elsewhere,
  'chose-another-of-ours': m.file_report_lost_another,
  'financing-refused': m.file_report_lost_financing,
  'no-answer': m.file_report_lost_no_answer,
  'not-looking': m.file_report_lost_not_looking,
} as const satisfies Readonly<Record<LostReason, unknown>>
