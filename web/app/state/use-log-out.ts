import { useNavigate } from 'react-router'
import { useLocalised } from '../i18n/use-locale.ts'
import { m } from '../paraglide/messages.js'
import { notify } from './notify.ts'
import { closePanel } from './open-panel.ts'
import { logOut } from './session.ts'

/** Ends the session on the server and goes to `/` (ACC-07); false when it goes on. */
export function useLogOut(): () => Promise<boolean> {
  const navigate = useNavigate()
  const localised = useLocalised()
  return async () => {
    closePanel()
    const over = await logOut(() => navigate(localised('/')))
    if (!over) notify({ title: m.logout(), message: m.logout_failed(), type: 'error', afterOk: 'stay' })
    return over
  }
}
