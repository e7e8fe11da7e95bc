import { context, propagation, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { now, tracer } from './tracer.ts'

declare module 'fastify' {
  interface FastifyRequest {
    span: Span | null
  }
}

/**
 * A span for each request that is worked on, and below a page's one for each call that it makes in this process. It
 * begins where an answer from memory has been given already: those are fast for want of anything to trace.
 */
export function traceRequests(app: FastifyInstance): void {
  app.decorateRequest('span', null)
  app.addHook('preValidation', (request, reply, done) => {
    const isInner = trace.getActiveSpan() !== undefined
    const goesOn = !isInner && cameByProxy(request)
    const around = goesOn ? propagation.extract(context.active(), request.headers) : context.active()
    // The route's pattern, not the address: a link in a mail carries its token there.
    const route = request.routeOptions.url ?? 'none'
    const span = tracer.startSpan(
      `${request.method} ${route}`,
      {
        kind: isInner ? SpanKind.INTERNAL : SpanKind.SERVER,
        startTime: now() - reply.elapsedTime,
        attributes: { 'http.request.method': request.method, 'http.route': route },
      },
      around,
    )
    request.span = span
    context.with(trace.setSpan(around, span), done)
  })
  app.addHook('onResponse', (request, reply, done) => {
    request.span?.setAttribute('http.response.status_code', reply.statusCode)
    if (reply.statusCode >= 500) request.span?.setStatus({ code: SpanStatusCode.ERROR })
    request.span?.end(now())
    done()
  })
}

/** Whether TRUSTED_PROXIES handed it on: a visitor who comes directly continues no trace. */
const cameByProxy = ({ ips = [] }: FastifyRequest) => ips.length > 1
