import { useEffect } from 'react'
import { comparisonFollows } from './compare.ts'
import { favouritesFollow } from './favourites.ts'
import { onSession } from './session.ts'

/** Favourites and comparison belong to whoever is here, on whatever screen they log in or out. */
export function useListsOfUser(): void {
  useEffect(
    () =>
      onSession((event, { profile }) => {
        favouritesFollow(event)
        comparisonFollows(profile?.id)
      }),
    [],
  )
}
