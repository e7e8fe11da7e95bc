import type { Config } from '../config.ts'

/**
 * From now on spans of this process are recorded and sent on, as OTLP over HTTP. The parts that do it are read only
 * where somebody wants them; without them every span is nothing and costs next to it.
 */
export async function sendTraces({ traces, release }: Pick<Config, 'traces' | 'release'>) {
  if (!traces) return undefined
  const [
    { BatchSpanProcessor, NodeTracerProvider, ParentBasedSampler, SamplingDecision },
    exporter,
    { resourceFromAttributes },
  ] = await Promise.all([
    import('@opentelemetry/sdk-trace-node'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
  ])
  // Not by the trace's id, which proxies hand on from visitors: whoever asks does not decide what is kept.
  const drawn = {
    shouldSample: () => ({
      decision:
        Math.random() < traces.share ? SamplingDecision.RECORD_AND_SAMPLED : SamplingDecision.NOT_RECORD,
    }),
  }
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'belvedere', 'service.version': release }),
    sampler: new ParentBasedSampler({
      root: drawn,
      remoteParentSampled: drawn,
      remoteParentNotSampled: drawn,
    }),
    spanProcessors: [new BatchSpanProcessor(new exporter.OTLPTraceExporter({ url: traces.url }))],
  })
  provider.register()
  /** Sends what is left. */
  return () => provider.shutdown()
}
