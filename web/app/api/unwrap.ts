interface Item<Attributes> {
  readonly attributes: Attributes
}

interface Answer<Data> {
  readonly data?: Data
  readonly response: Response
}

/** Answers are used unwrapped: the attributes of the item … */
export async function attributesOf<Attributes>(
  call: Promise<Answer<{ data: Item<Attributes> }>>,
): Promise<Attributes> {
  return (await accepted(call)).data.attributes
}

/** … or of every item of the list. */
export async function listOf<Attributes>(
  call: Promise<Answer<{ data: Item<Attributes>[] }>>,
): Promise<Attributes[]> {
  return (await accepted(call)).data.map((item) => item.attributes)
}

/** A refusal becomes the page's own status: what the API does not find, the page does not find. */
async function accepted<Data>(call: Promise<Answer<Data>>): Promise<Data> {
  const { data, response } = await call
  if (data === undefined)
    throw new Response(null, { status: response.status, statusText: response.statusText })
  return data
}
