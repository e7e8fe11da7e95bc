import { addNotification, type Notification } from '@belvedere/domain/screens/notification'
import { m } from '../paraglide/messages.js'
import { createStore } from './create-store.ts'

/** What OK does: back to the page before, or nothing where NTF-01 says so, as after a login error. */
export type AfterOk = 'back' | 'stay'

export interface Notice extends Notification {
  readonly afterOk: AfterOk
  /** A visitor's notice about what only registered users may do offers both ways in. */
  readonly offersLogin: boolean
  /** It came by itself: the focus stays where the buyer is. */
  readonly unasked?: boolean
  /** What the notice is about can be done at once. */
  readonly action?: { readonly label: string; readonly act: () => void }
  /** The page that it was said on. */
  readonly at: string
}

const notices = createStore<readonly Notice[]>([])

export const useNotices = () => notices.use((shown) => shown)

export function notify(
  notice: Omit<Notice, 'id' | 'offersLogin' | 'at'> & { readonly offersLogin?: boolean },
) {
  notices.set((shown) => {
    const id = addNotification(shown, notice).at(-1)?.id ?? 1
    return [...shown, { offersLogin: false, at: window.location.pathname, ...notice, id }]
  })
}

export const clearNotices = () => notices.set([])

/**
 * What went well is said on its page and on the next one, where a form led. Further on it has nothing to do with the page,
 * and its OK would lead away from there. Whoever comes to where staff work has left every page.
 */
export const leaveNotices = (left?: string) =>
  notices.set((shown) =>
    shown.filter(({ type, unasked, at }) => type === 'error' || type === 'warning' || unasked || at === left),
  )

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
