/** As it stands on the picture: `R1-703` is 703. */
export function shortName(name: string): string {
  return name.slice(name.lastIndexOf('-') + 1)
}
