import { findProgram } from './find-program.ts'
import { install } from './packages.ts'

/** Debian's Varnish with vmod xkey, which the tests of ops/varnish and `npm run bench` run. */
export async function ensureVarnish(): Promise<void> {
  if (!findProgram('varnishd')) await install(['varnish', 'varnish-modules'], 'Varnish')
}
