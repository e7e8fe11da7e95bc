import { m } from '../../../paraglide/messages.js'
import { createStore } from '../../../state/create-store.ts'

interface Confirmation {
  /** Why it is asked for. */
  readonly lead: string
  readonly answer: (done: boolean) => void
}

const asking = createStore<Confirmation | null>(null)

/** Who waits for the user to confirm that it is them. */
export const useConfirmation = () => asking.use((now) => now)

/** "Confirm that it is you": true once they did. */
export function askToConfirm(lead: string = m.confirm_lead()): Promise<boolean> {
  return new Promise((resolve) => {
    asking.set({
      lead,
      answer: (done) => {
        asking.set(null)
        resolve(done)
      },
    })
  })
}
