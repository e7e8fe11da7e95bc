import lighthouse from 'lighthouse'
import { blockingTime } from './blocking-time.ts'
import { bytesOf, type Sent } from './bytes-of.ts'

/** What one look at a page cost, on Lighthouse's phone: four times slower than this machine, on slow 4G. */
export interface Figures {
  readonly lcpMs: number
  readonly tbtMs: number
  /** The same by the processor's clock. */
  readonly tbtCpuMs: number
  readonly cls: number
  /** Before the tiles. */
  readonly bytes: number
  readonly tileBytes: number
  /** Of 100 each. */
  readonly performance: number
  readonly accessibility: number
  readonly bestPractices: number
  readonly seo: number
}

/** A trace is lost now and then on a busy machine; a page that cannot be measured fails twice. */
export function figuresOf(url: string, port: number): Promise<Figures> {
  return look(url, port).catch(() => look(url, port))
}

/** Lighthouse as it comes, which is as a phone, on the browser that listens at this port. */
async function look(url: string, port: number): Promise<Figures> {
  const run = await lighthouse(
    url,
    { port, logLevel: 'error' },
    { extends: 'lighthouse:default', settings: FRESH },
  )
  if (!run) throw new Error(`Lighthouse gave nothing for ${url}`)
  const { audits, categories, runtimeError } = run.lhr
  if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`)
  const figure = (audit: string) => audits[audit]?.numericValue ?? Number.NaN
  const { firstView, tiles } = await bytesOf(itemsOf(audits['network-requests']?.details))
  const score = (category: string) => Math.round((categories[category]?.score ?? Number.NaN) * 100)
  return {
    lcpMs: figure('largest-contentful-paint'),
    tbtMs: figure('total-blocking-time'),
    tbtCpuMs: blockingTime(run.artifacts.Trace.traceEvents, url),
    cls: figure('cumulative-layout-shift'),
    bytes: firstView,
    tileBytes: tiles,
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

/** Lighthouse's tables are of anything; this one has a row for each request. */
function itemsOf(details: object | undefined): readonly Sent[] {
  return details && 'items' in details ? (details.items as readonly Sent[]) : []
}
