/** What comes before and after a thing in its list; the first has nothing before it, the last nothing after. */
export function neighboursOf<Thing extends { readonly id: number }>(things: readonly Thing[], id: number) {
  const at = things.findIndex((thing) => thing.id === id)
  return at < 0 ? {} : { previous: things[at - 1], next: things[at + 1] }
}
