import { useLayoutEffect } from 'react'
import { useNavigate } from 'react-router'
import { useLocalised } from '../../i18n/use-locale.ts'
import { lettersAreKeys } from './letter-keys.ts'
import { awaitSecondKey, forgetSecondKey, isSecondKey } from './second-key.ts'

/** A page marks its field to find by, and the button that is its main action, with these attributes. */
const FIND_FIELD = '[data-staff-find]'
const MAIN_ACTION = '[data-staff-main]'
/** In the top bar, for those who may make a preview. */
const PREVIEW = '[data-staff-preview]'

/** What a page that was reached by its letter knows of that: it may take the keyboard itself. */
export const CAME_BY_KEY = 'came-by-key'

interface StaffKeys {
  readonly sections: readonly { readonly key: string; readonly path: string }[]
  /** The address of a section. */
  readonly pathOf: (section: string) => string
  readonly onHelp: () => void
}

/** `?` shortcuts, `/` find, `G` then a letter to a section, Ctrl P the preview, Ctrl Enter the main action of the page (STU-04). */
export function useStaffKeys({ sections, pathOf, onHelp }: StaffKeys): void {
  const navigate = useNavigate()
  const localised = useLocalised()
  // With the page, not after it was painted: a key that is pressed as soon as there is something to see counts.
  useLayoutEffect(() => {
    function hear(event: KeyboardEvent) {
      if (event.defaultPrevented || event.altKey || isOpenOver(event.target)) return
      if (event.ctrlKey || event.metaKey) {
        if (event.key === 'Enter') press(event, MAIN_ACTION)
        else if (event.key.toLowerCase() === 'p' && !event.shiftKey) press(event, PREVIEW)
        return
      }
      if (isTyping(event.target) || !lettersAreKeys()) return
      const key = event.key.toLowerCase()
      const going = isSecondKey(event)
      if (key === 'g' && !going) awaitSecondKey(event)
      else forgetSecondKey()
      const section = going ? sections.find((one) => one.key === key) : undefined
      if (section) {
        event.preventDefault()
        void navigate(localised(pathOf(section.path)), { state: CAME_BY_KEY })
      } else if (event.key === '?') {
        event.preventDefault()
        onHelp()
      } else if (event.key === '/') press(event, FIND_FIELD)
    }
    window.addEventListener('keydown', hear)
    return () => window.removeEventListener('keydown', hear)
  }, [sections, pathOf, onHelp, navigate, localised])
}

function press(event: KeyboardEvent, marked: string) {
  const control = document.querySelector<HTMLElement>(marked)
  if (!control) return
  event.preventDefault()
  if (control instanceof HTMLInputElement) control.focus()
  else control.click()
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input:not([type=checkbox]), textarea, select'))

/** A dialog or a menu has keys of its own. */
const isOpenOver = (target: EventTarget | null) =>
  target instanceof Element && target.closest('[role=dialog], [role=menu], [role=listbox]') !== null
