import { useEffect } from 'react'
import { clearCompared } from './compare.ts'
import { favouritesFollow } from './favourites.ts'
import { onSession } from './session.ts'

/** Favourites and comparison belong to whoever is here, on whatever screen they log in or out. */
export function useListsOfUser(): void {
  useEffect(
    () =>
      onSession((event, { status }) => {
        favouritesFollow(event)
        if (status !== 'user') clearCompared()
      }),
    [],
  )
}
