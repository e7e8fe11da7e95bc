import { createStore } from '../../state/create-store.ts'

const KEPT_AS = 'belvedere.studio.letters'

const letters = createStore<boolean>(
  // Who speaks to the computer, or shakes on the keys, switches them off (WCAG 2.1.4).
  typeof localStorage === 'undefined' || localStorage.getItem(KEPT_AS) !== 'off',
)

export const lettersAreKeys = () => letters.get()
export const useLettersAreKeys = () => letters.use((on) => on)

export function switchLetters(on: boolean): void {
  letters.set(on)
  if (on) localStorage.removeItem(KEPT_AS)
  else localStorage.setItem(KEPT_AS, 'off')
}
