/** What a square metre of the apartment costs, rounded; undefined when the area is not known. */
export function pricePerArea(price: number, area: number): number | undefined {
  return area > 0 ? Math.round(price / area) : undefined
}
