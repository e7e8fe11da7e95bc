import { useNavigate } from 'react-router'
import { useLocalised } from '../../i18n/use-locale.ts'
import { m } from '../../paraglide/messages.js'
import { Icon } from '../../ui/icon.tsx'
import { RoundButton } from '../../ui/round-button.tsx'

/** One step back in history, or to `/` when there is none (BAR-01). */
export function BackButton({ ground }: { ground: 'glass' | 'paper' }) {
  const navigate = useNavigate()
  const localised = useLocalised()
  return (
    <RoundButton
      ground={ground}
      label={m.back()}
      onClick={() => {
        // React Router numbers the entries of this visit; 0 is where the visitor came in.
        const step: unknown = window.history.state?.idx
        if (typeof step === 'number' && step > 0) navigate(-1)
        else navigate(localised('/'))
      }}
    >
      <Icon name="back" />
    </RoundButton>
  )
}
