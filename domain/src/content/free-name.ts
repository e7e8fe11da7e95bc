/** Names are told apart by people, who do not mind capitals or blanks around. */
const folded = (name: string) => name.trim().toLowerCase()

/** The name itself where nothing is called so, else the first of "Riva 2", "Riva 3", … that is free. */
export function freeName(name: string, taken: readonly string[]): string {
  const known = new Set(taken.map(folded))
  let free = name.trim()
  for (let nth = 2; known.has(folded(free)); nth++) free = `${name.trim()} ${nth}`
  return free
}
