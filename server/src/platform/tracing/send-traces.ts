import type { Config } from '../config.ts'

/**
 * From now on spans of this process are recorded and sent on, as OTLP over HTTP. The parts that do it are read only
 * where somebody wants them; without them every span is nothing and costs next to it.
 */
export async function sendTraces({ traces, release }: Pick<Config, 'traces' | 'release'>) {
  if (!traces) return undefined
  const [
    { BatchSpanProcessor, NodeTracerProvider, TraceIdRatioBasedSampler },
    exporter,
    { resourceFromAttributes },
  ] = await Promise.all([
    import('@opentelemetry/sdk-trace-node'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
  ])
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'belvedere', 'service.version': release }),
    // By the trace's id alone: whoever asks does not decide what is kept.
    sampler: new TraceIdRatioBasedSampler(traces.share),
    spanProcessors: [new BatchSpanProcessor(new exporter.OTLPTraceExporter({ url: traces.url }))],
  })
  provider.register()
  /** Sends what is left. */
  return () => provider.shutdown()
}
