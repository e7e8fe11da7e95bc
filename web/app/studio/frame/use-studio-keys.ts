import { studioPath } from '@belvedere/domain/screens/studio-paths'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { useLocalised } from '../../i18n/use-locale.ts'
import { useStudioProject } from '../project/studio-project.ts'
import type { Section } from '../section.ts'
import { lettersAreKeys } from './letter-keys.ts'
import { awaitSecondKey, forgetSecondKey, isSecondKey } from './second-key.ts'

/** A page marks its field to find by, and the button that is its main action, with these attributes. */
const FIND_FIELD = '[data-studio-find]'
const MAIN_ACTION = '[data-studio-main]'
/** In the top bar, for those who may make a preview. */
const PREVIEW = '[data-studio-preview]'

interface StudioKeys {
  readonly sections: readonly Section[]
  readonly onHelp: () => void
}

/** `?` shortcuts, `/` find, `G` then a letter to a section, Ctrl P the preview, Ctrl Enter the main action of the page (STU-04). */
export function useStudioKeys({ sections, onHelp }: StudioKeys): void {
  const { project } = useStudioProject()
  const navigate = useNavigate()
  const localised = useLocalised()
  useEffect(() => {
    function hear(event: KeyboardEvent) {
      if (event.defaultPrevented || event.altKey || isOpenOver(event.target)) return
      if (event.ctrlKey || event.metaKey) {
        if (event.key === 'Enter') press(event, MAIN_ACTION)
        else if (event.key.toLowerCase() === 'p' && !event.shiftKey) press(event, PREVIEW)
        return
      }
      if (isTyping(event.target) || !lettersAreKeys()) return
      const key = event.key.toLowerCase()
      const going = isSecondKey()
      if (key === 'g' && !going) awaitSecondKey()
      else forgetSecondKey()
      const section = going ? sections.find((one) => one.key === key) : undefined
      if (section) {
        event.preventDefault()
        void navigate(localised(studioPath(project.id, section.path)))
      } else if (event.key === '?') {
        event.preventDefault()
        onHelp()
      } else if (event.key === '/') press(event, FIND_FIELD)
    }
    window.addEventListener('keydown', hear)
    return () => window.removeEventListener('keydown', hear)
  }, [sections, onHelp, project.id, navigate, localised])
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
