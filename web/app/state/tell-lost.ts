import { m } from '../paraglide/messages.js'
import { notify } from './notices.ts'

/** What was to open over the screen could not come; the screen itself is as it was. */
export function tellLost() {
  notify({
    type: 'error',
    afterOk: 'stay',
    ...(navigator.onLine
      ? { title: m.error_title(), message: m.error_text() }
      : { title: m.offline_title(), message: m.offline_part() }),
  })
}
