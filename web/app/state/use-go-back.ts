import { useNavigate } from 'react-router'
import { useLocalised } from '../i18n/use-locale.ts'

/** One step back in this visit, or to `/` when it began here. */
export function useGoBack(): () => void {
  const navigate = useNavigate()
  const localised = useLocalised()
  return () => {
    // React Router numbers the entries of this visit; 0 is where the visitor came in.
    const step: unknown = window.history.state?.idx
    if (typeof step === 'number' && step > 0) navigate(-1)
    else navigate(localised('/'))
  }
}
