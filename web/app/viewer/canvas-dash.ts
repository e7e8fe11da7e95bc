/** As SVG writes it, for a canvas. */
export function dashOf(dash: string | undefined): number[] {
  return dash && dash !== 'none' ? dash.split(' ').map(Number) : []
}
