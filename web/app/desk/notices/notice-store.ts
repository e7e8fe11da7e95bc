import { m } from '../../paraglide/messages.js'
import { actionProblem } from '../../staff/action/use-action.tsx'
import { createStore } from '../../state/create-store.ts'

/** What has just come about at this desk, with what may be done about it. */
export interface DeskNotice {
  readonly id: number
  readonly tone: 'done' | 'refused' | 'news'
  readonly title: string
  readonly text?: string
  /** Where it leads. */
  readonly open?: string
  readonly act?: { readonly words: string; readonly do: () => void }
  /** Until then it can be taken back. */
  readonly undo?: { readonly until: number; readonly do: () => void }
}

/** "Undo (20 s)." */
const UNDO_MS = 20_000
/** What is refused or news stays until it is closed; what is done goes by itself. */
const DONE_MS = 8_000
const AT_MOST = 3

const notices = createStore<readonly DeskNotice[]>([])
let count = 0

export const useDeskNotices = () => notices.use((all) => all)

export const closeNotice = (id: number) => notices.set((all) => all.filter((notice) => notice.id !== id))

export function tell(notice: Omit<DeskNotice, 'id'>): number {
  count += 1
  const id = count
  notices.set((all) => [...all, { ...notice, id }].slice(-AT_MOST))
  if (notice.tone === 'done') setTimeout(() => closeNotice(id), notice.undo ? UNDO_MS : DONE_MS)
  return id
}

/** For twenty seconds the enquiry can be opened again at a press. */
export const tellClosed = (name: string, reopen: () => Promise<unknown>): number =>
  tell({ tone: 'done', title: m.desk_closed_of({ name }), undo: undoBy(reopen) })

/** At a press for a while; what is refused is told in a notice of its own, as this one is gone by then. */
export const undoBy = (
  work: () => Promise<unknown>,
  own?: Parameters<typeof actionProblem>[1],
): NonNullable<DeskNotice['undo']> => ({
  until: Date.now() + UNDO_MS,
  do: () => {
    work().catch((error: unknown) =>
      tell({ tone: 'refused', title: m.desk_not_done(), text: actionProblem(error, own) }),
    )
  },
})
