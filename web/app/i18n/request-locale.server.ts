import { AsyncLocalStorage } from 'node:async_hooks'
import type { Locale } from '@belvedere/domain/screens/locale'
import { overwriteGetLocale } from '../paraglide/runtime.js'

const requestLocale = new AsyncLocalStorage<Locale>()

overwriteGetLocale(() => requestLocale.getStore() ?? 'en')

/** Everything within `work` — loaders and rendering — speaks `locale`, whatever other requests run meanwhile. */
export function inLocale<Result>(locale: Locale, work: () => Result): Result {
  return requestLocale.run(locale, work)
}
