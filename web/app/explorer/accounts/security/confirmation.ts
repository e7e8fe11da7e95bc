import { createStore } from '../../../state/create-store.ts'

type Confirmed = (done: boolean) => void

const asking = createStore<Confirmed | null>(null)

/** Who waits for the user to confirm that it is them. */
export const useConfirmation = () => asking.use((now) => now)

/** "Confirm that it is you": true once they did. */
export function askToConfirm(): Promise<boolean> {
  return new Promise((resolve) => {
    asking.set(() => (done: boolean) => {
      asking.set(null)
      resolve(done)
    })
  })
}
