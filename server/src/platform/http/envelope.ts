type Attributes = { readonly id?: number | string; readonly projectId?: number }

type Item = { type: string; id: string; attributes: Attributes }

/** Every answer is `{ data: { type, id, attributes } }` or a list of those. Settings are known by their project. */
export function envelope(type: string, content: Attributes | readonly Attributes[]): { data: Item | Item[] } {
  const item = (attributes: Attributes): Item => ({
    type,
    id: String(attributes.id ?? attributes.projectId),
    attributes,
  })
  return { data: Array.isArray(content) ? content.map(item) : item(content as Attributes) }
}
