export function toggled<Item>(chosen: readonly Item[], item: Item, on: boolean): Item[] {
  const others = chosen.filter((other) => other !== item)
  return on ? [...others, item] : others
}
