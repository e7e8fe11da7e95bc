/** The shape an element belongs to, whether it is part of the shape or of its chip. */
export function shapeIdOf(target: EventTarget | null): string | null {
  if (!(target instanceof Element)) return null
  const owner = target.closest('[data-shape-id], [data-chip-of]')
  return owner?.getAttribute('data-shape-id') ?? owner?.getAttribute('data-chip-of') ?? null
}

export function shapeElement(stage: Element | null, id: string): SVGElement | null {
  return stage?.querySelector<SVGElement>(`[data-shape-id="${CSS.escape(id)}"]`) ?? null
}
