const BUILDING = /^(?:\/rs)?\/masterplan\/\d+\/building\/\d+/

/** What opens without network once a screen was seen, besides it: with a building the list of its apartments. */
export function keptAlong(pathname: string): string | undefined {
  const [building] = BUILDING.exec(pathname) ?? []
  return building && `${building}/search`
}
