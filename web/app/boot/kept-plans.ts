import type { Apartment } from '@belvedere/contract/entities/apartment'
import { planImageSource } from '@belvedere/domain/apartments/plan-image'
import { useEffect } from 'react'

let plans: readonly string[] = []

/** Of the building that was seen last, whatever is on screen now. */
export const keptPlans = () => plans

/** A building opens without network with its plans (decision 53). */
export function useKeptPlans(apartments: readonly Pick<Apartment, 'media'>[]) {
  useEffect(() => {
    plans = apartments.flatMap(({ media }) => planImageSource(media) ?? [])
  }, [apartments])
}
