type Ids = readonly number[]

/** Added without duplicates (FAV-01). */
export function withFavourite(favourites: Ids, apartmentId: number): Ids {
  return favourites.includes(apartmentId) ? favourites : [...favourites, apartmentId]
}

export function withoutFavourite(favourites: Ids, apartmentId: number): Ids {
  return favourites.filter((id) => id !== apartmentId)
}

/** At login both lists become one, the account's first (FAV-06). */
export function uniteFavourites(ofAccount: Ids, ofBrowser: Ids): number[] {
  return [...new Set([...ofAccount, ...ofBrowser])]
}
