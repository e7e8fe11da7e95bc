import { SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import type { LogEvent } from 'kysely'
import { now, tracer } from './tracer.ts'

/** A span for a statement that just ended, within a request that is traced. Its text has no values in it, and so no price. */
export function traceStatement({ level, query, queryDurationMillis }: LogEvent): void {
  if (!trace.getActiveSpan()) return
  const ended = now()
  const span = tracer.startSpan(query.sql.trimStart().split(/\s/, 1)[0] ?? '', {
    kind: SpanKind.CLIENT,
    startTime: ended - queryDurationMillis,
    attributes: { 'db.system.name': 'postgresql', 'db.query.text': query.sql },
  })
  if (level === 'error') span.setStatus({ code: SpanStatusCode.ERROR })
  span.end(ended)
}
