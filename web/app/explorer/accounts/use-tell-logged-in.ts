import { isStaffScreen, RETURN_TO, returnAddress } from '@belvedere/domain/screens/account-screens'
import { useSearchParams } from 'react-router'
import { m } from '../../paraglide/messages.js'
import { notify } from '../../state/notify.ts'

/** Says that the login was done (ACC-03). Whoever is led straight to their work sees that, and OK would lead away from it. */
export function useTellLoggedIn() {
  const wanted = returnAddress(useSearchParams()[0].get(RETURN_TO))
  return () => {
    if (wanted === undefined || !isStaffScreen(wanted))
      notify({ title: m.login(), message: m.logged_in(), type: 'info', afterOk: 'back' })
  }
}
