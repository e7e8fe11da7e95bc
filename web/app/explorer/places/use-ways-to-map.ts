import type { Place } from '@belvedere/contract/entities/place'
import { LOCATE_PATH, mapTargetPath, targetOfPlace } from '@belvedere/domain/map/map-target'
import { useNavigate } from 'react-router'
import { useLocalised } from '../../i18n/use-locale.ts'

/** Where no map is shown, a chosen place and Near Me go to the map first (LOC-02). */
export function useWaysToMap() {
  const navigate = useNavigate()
  const localised = useLocalised()
  return {
    onChoose: (place: Place) => void navigate(localised(mapTargetPath(targetOfPlace(place)))),
    onNearMe: () => void navigate(localised(LOCATE_PATH)),
  }
}
