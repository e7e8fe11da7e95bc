import { workAreas } from '@belvedere/domain/accounts/work-areas'
import { isStaffScreen, RETURN_TO, returnAddress } from '@belvedere/domain/screens/account-screens'
import { useSearchParams } from 'react-router'
import { m } from '../../paraglide/messages.js'
import { notify } from '../../state/notify.ts'
import { profileNow } from '../../state/session.ts'

/**
 * Says that the login was done (ACC-03). Whoever is led straight to their work sees that; for staff on the page after the
 * login, OK stays there, where their work is offered (STU-06).
 */
export function useTellLoggedIn() {
  const wanted = returnAddress(useSearchParams()[0].get(RETURN_TO))
  return () => {
    if (wanted !== undefined && isStaffScreen(wanted)) return
    const profile = profileNow()
    const areas = profile && workAreas(profile)
    const afterOk = areas?.studio || areas?.desk ? 'stay' : 'back'
    notify({ title: m.login(), message: m.logged_in(), type: 'info', afterOk })
  }
}
