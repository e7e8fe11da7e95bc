import { localeOfPath } from '@belvedere/domain/screens/locale'
import { overwriteGetLocale } from '../paraglide/runtime.js'

/** The address decides the language (GEN-02). */
export function speakTheAddress() {
  overwriteGetLocale(() => localeOfPath(window.location.pathname))
}
