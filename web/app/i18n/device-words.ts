import { deviceOf } from '@belvedere/domain/accounts/device'
import { m } from '../paraglide/messages.js'

/** "Chrome on Windows", as far as the browser said it. */
export function deviceWords(userAgent: string | null): string {
  const { browser, system } = deviceOf(userAgent)
  if (browser && system) return m.browser_on_system({ browser, system })
  return browser ?? system ?? m.unknown_device()
}
