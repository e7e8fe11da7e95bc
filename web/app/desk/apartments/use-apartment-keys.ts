import { deskPath } from '@belvedere/domain/screens/desk-paths'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { useLocalised } from '../../i18n/use-locale.ts'
import { lettersAreKeys } from '../../staff/frame/letter-keys.ts'
import { isSecondKey } from '../../staff/frame/second-key.ts'
import { useDesk } from '../project/desk-project.ts'
import { useFlatsNow } from '../project/use-flats-now.ts'
import { useSteps } from '../steps/use-steps.ts'

/** J and K to the next and the previous apartment, H to hold this one, X to extend its hold. */
export function useApartmentKeys(id: number): void {
  const { project, claims, sells, openHold } = useDesk()
  const { mayExtend, extend } = useSteps()
  const flats = useFlatsNow()
  const navigate = useNavigate()
  const localised = useLocalised()
  useEffect(() => {
    function hear(event: KeyboardEvent) {
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
      const target = event.target instanceof Element ? event.target : null
      if (target?.closest('input, textarea, select, [role=dialog], [role=menu], [role=listbox]')) return
      if (isSecondKey(event) || !lettersAreKeys()) return
      const at = flats.findIndex((flat) => flat.id === id)
      const other = event.key === 'j' ? flats[at + 1] : event.key === 'k' ? flats[at - 1] : undefined
      const claim =
        claims.state === 'ready' ? claims.value.find(({ apartmentId }) => apartmentId === id) : undefined
      if (other && at >= 0) void navigate(localised(deskPath(project.id, 'apartments', other.id)))
      else if (event.key === 'h' && sells && flats[at]?.status === 'available') openHold({ apartmentId: id })
      else if (event.key === 'x' && claim && mayExtend(claim)) extend(claim)
      else return
      event.preventDefault()
    }
    window.addEventListener('keydown', hear)
    return () => window.removeEventListener('keydown', hear)
  }, [id, flats, claims, sells, openHold, mayExtend, extend, navigate, localised, project.id])
}
