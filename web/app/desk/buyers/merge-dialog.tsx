import { useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { Checkbox } from '../../ui/checkbox.tsx'
import { tell } from '../notices/notice-store.ts'
import { AskDialog } from '../ui/ask-dialog.tsx'
import { type Buyer, buyerName, mergeBuyers } from './buyer-record.ts'
import { BuyerSearch } from './buyer-search.tsx'

interface MergeDialogProps {
  /** Who stays. */
  buyer: Buyer
  onMerged: () => void
  onClose: () => void
}

/** One person was taken for two: the other one is looked up, what comes of it is said, and that is confirmed. */
export function MergeDialog({ buyer, onMerged, onClose }: MergeDialogProps) {
  const [text, setText] = useState('')
  const [other, setOther] = useState<Buyer>()
  const [sure, setSure] = useState(false)
  const [tried, setTried] = useState(false)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const names = { name: buyerName(buyer), other: other ? buyerName(other) : '' }

  async function merge() {
    setTried(true)
    if (!other || !sure) return
    setBusy(true)
    const outcome = await mergeBuyers(buyer, other)
    setBusy(false)
    if (!outcome.done) return setProblem(outcome.why)
    onMerged()
    onClose()
    tell({ tone: 'done', title: m.desk_merged(names) })
  }

  return (
    <AskDialog
      title={m.desk_merge_title(names)}
      act={m.desk_merge_act()}
      busy={busy}
      problem={problem ?? (tried && !(other && sure) ? m.desk_required() : undefined)}
      onAct={() => void merge()}
      onClose={onClose}
    >
      <BuyerSearch
        label={m.desk_merge_whom()}
        value={text}
        chosen={other}
        except={buyer.id}
        onChange={(typed) => {
          setText(typed)
          setOther(undefined)
          setSure(false)
        }}
        onChoose={(one) => {
          setText(buyerName(one))
          setOther(one)
        }}
      />
      {other && (
        <>
          <p>{m.desk_merge_text(names)}</p>
          <Checkbox checked={sure} onChange={setSure}>
            {m.desk_merge_sure(names)}
          </Checkbox>
        </>
      )}
    </AskDialog>
  )
}
