/** The map's own colours; they are the same on light and on dark paper. */
export const COLOURS = {
  land: '#EFE9DD',
  street: '#FFFFFF',
  mainRoad: '#EBD3AC',
  mainRoadEdge: '#FFFFFF',
  water: '#BCD1D4',
  green: '#D3DDC2',
  border: '#C9BFAE',
  label: '#6B6357',
  waterLabel: '#557C86',
} as const
