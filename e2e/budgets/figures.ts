import lighthouse from 'lighthouse'

/** What one look at a page cost, on Lighthouse's phone: four times slower than this machine, on slow 4G. */
export interface Figures {
  readonly lcpMs: number
  readonly tbtMs: number
  readonly cls: number
  readonly bytes: number
  /** Of 100 each. */
  readonly performance: number
  readonly accessibility: number
  readonly bestPractices: number
  readonly seo: number
}

/** Lighthouse as it comes, which is as a phone, on the browser that listens at this port. */
export async function figuresOf(url: string, port: number): Promise<Figures> {
  const run = await lighthouse(
    url,
    { port, logLevel: 'error' },
    { extends: 'lighthouse:default', settings: FRESH },
  )
  if (!run) throw new Error(`Lighthouse gave nothing for ${url}`)
  const { audits, categories, runtimeError } = run.lhr
  if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`)
  const figure = (audit: string) => audits[audit]?.numericValue ?? Number.NaN
  const score = (category: string) => Math.round((categories[category]?.score ?? Number.NaN) * 100)
  return {
    lcpMs: figure('largest-contentful-paint'),
    tbtMs: figure('total-blocking-time'),
    cls: figure('cumulative-layout-shift'),
    bytes: figure('total-byte-weight'),
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
  }
}

/** Every look is a first one: nothing that an earlier one left behind helps it. */
const FRESH = {
  clearStorageTypes: [
    'file_systems' as const,
    'shader_cache' as const,
    'service_workers' as const,
    'cache_storage' as const,
    'indexeddb' as const,
    'local_storage' as const,
  ],
}
