import { m } from '../../paraglide/messages.js'
import { useCompared } from '../../state/compare.ts'
import { openPanel } from '../../state/open-panel.ts'
import { Button } from '../../ui/button.tsx'

/** One enquiry about all that are compared (ASK-06). */
export function AskForPrices() {
  const apartmentIds = useCompared()
  return (
    <Button look="text" onClick={() => openPanel({ name: 'ask', apartmentIds })}>
      {m.ask_for_prices()}
    </Button>
  )
}
