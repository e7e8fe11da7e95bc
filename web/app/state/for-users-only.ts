import { m } from '../paraglide/messages.js'
import { clearNotices, notify } from './notify.ts'
import { isUser, sessionKnown } from './session.ts'

const NOTICES = {
  favourites: { title: m.add_to_favorites, message: m.favorites_for_users },
  compare: { title: m.add_to_compare, message: m.compare_for_users },
}

/** Does it for a user; a visitor gets one notice that offers both ways in, and stays where they are (NTF-01). */
export async function forUsersOnly(what: keyof typeof NOTICES, act: () => void): Promise<void> {
  if (!isUser()) await sessionKnown()
  clearNotices()
  if (isUser()) return act()
  const { title, message } = NOTICES[what]
  notify({ title: title(), message: message(), type: 'info', offersLogin: true, afterOk: 'stay' })
}
