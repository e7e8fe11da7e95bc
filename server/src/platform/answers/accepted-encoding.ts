export const ENCODINGS = ['br', 'gzip'] as const
export type Encoding = (typeof ENCODINGS)[number] | 'identity'

/** There are a few dozen such headers in the world; what someone makes up is not remembered for ever. */
const REMEMBERED = 200
const known = new Map<string, Encoding>()

/** The best encoding that an Accept-Encoding header allows: brotli, then gzip, then none. */
export function acceptedEncoding(header: string | undefined): Encoding {
  if (header === undefined) return 'identity'
  const before = known.get(header)
  if (before) return before
  const encoding = read(header)
  if (known.size === REMEMBERED) known.clear()
  known.set(header, encoding)
  return encoding
}

function read(header: string): Encoding {
  const weights = new Map<string, number>()
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((one) => one.trim())
    const weight = parameters.find((one) => one.startsWith('q='))
    weights.set(name, weight === undefined ? 1 : Number(weight.slice(2)))
  }
  const allowed = (name: string) => (weights.get(name) ?? weights.get('*') ?? 0) > 0
  return ENCODINGS.find(allowed) ?? 'identity'
}
