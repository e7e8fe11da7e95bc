import { m } from '../../paraglide/messages.js'
import { useGoBack } from '../../state/use-go-back.ts'
import { Icon } from '../../ui/icon.tsx'
import { RoundButton } from '../../ui/round-button.tsx'

/** One step back in history, or to `/` when there is none (BAR-01). */
export function BackButton({ ground }: { ground: 'glass' | 'paper' }) {
  const goBack = useGoBack()
  return (
    <RoundButton ground={ground} label={m.back()} onClick={goBack}>
      <Icon name="back" />
    </RoundButton>
  )
}
