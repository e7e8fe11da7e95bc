type Ids = readonly number[]

/** The heart adds the apartment, or removes it if it is there (FAV-01). */
export function toggleFavourite(favourites: Ids, apartmentId: number): number[] {
  return favourites.includes(apartmentId)
    ? favourites.filter((id) => id !== apartmentId)
    : [...favourites, apartmentId]
}

/** At login both lists become one, the account's first (FAV-06). */
export function uniteFavourites(ofAccount: Ids, ofBrowser: Ids): number[] {
  return [...new Set([...ofAccount, ...ofBrowser])]
}
