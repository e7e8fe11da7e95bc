/**
 * Whatever makes or moves camera views takes turns, over all windows: the first picture of a site makes the site, and each
 * view comes after the one before.
 */
export const viewsInTurn = <Value>(projectId: number, work: () => Promise<Value>): Promise<Value> =>
  navigator.locks.request(`belvedere.views.${projectId}`, work) as Promise<Value>
