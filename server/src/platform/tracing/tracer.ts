import { trace } from '@opentelemetry/api'

export const tracer = trace.getTracer('belvedere')

/** Milliseconds since 1970 with their fractions: most statements take less than one. */
export const now = () => performance.timeOrigin + performance.now()
