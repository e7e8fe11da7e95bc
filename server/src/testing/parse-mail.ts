export type ReceivedMail = {
  /** The address it was delivered to. */
  to: string
  from: string
  subject: string
  messageId: string
  headers: Record<string, string>
  text: string
  html: string
  /** The addresses that its plain text names. */
  links: string[]
}

/** Reads a mail as a mailbox holds it: headers, then one part or several. */
export function parseMail(source: string): ReceivedMail {
  const { headers, body } = split(source.replaceAll('\r\n', '\n'))
  const parts = partsOf(headers, body)
  const text = parts['text/plain'] ?? ''
  return {
    to: headers['delivered-to'] ?? '',
    from: decodeWords(headers.from ?? ''),
    subject: decodeWords(headers.subject ?? ''),
    messageId: headers['message-id'] ?? '',
    headers,
    text,
    html: parts['text/html'] ?? '',
    links: text.match(/https?:\/\/\S+/g) ?? [],
  }
}

function split(source: string): { headers: Record<string, string>; body: string } {
  const [head = '', ...rest] = source.split('\n\n')
  const lines = head.replaceAll(/\n[ \t]+/g, ' ').split('\n')
  const headers = lines.map((line) => {
    const colon = line.indexOf(':')
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()]
  })
  return { headers: Object.fromEntries(headers), body: rest.join('\n\n') }
}

function partsOf(headers: Record<string, string>, body: string): Record<string, string> {
  const type = headers['content-type'] ?? 'text/plain'
  const boundary = /boundary="?([^";]+)"?/.exec(type)?.[1]
  if (!boundary) return { [type.split(';', 1)[0] ?? '']: decoded(headers, body) }
  const inner = body.split(`--${boundary}`).slice(1, -1)
  return Object.assign(
    {},
    ...inner.map((part) => split(part.replace(/^\n/, ''))).map((part) => partsOf(part.headers, part.body)),
  )
}

function decoded(headers: Record<string, string>, body: string): string {
  const encoding = headers['content-transfer-encoding']?.toLowerCase()
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString()
  return encoding === 'quoted-printable' ? unquoted(body.replaceAll('=\n', '')) : body
}

const unquoted = (text: string) =>
  Buffer.from(
    text.replaceAll(/=([0-9A-F]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))),
    'latin1',
  ).toString()

/** `=?UTF-8?Q?Hello_=C5=A1?=` in a header; neighbours belong together. */
const decodeWords = (value: string) =>
  value
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?utf-8\?([qb])\?([^?]*)\?=/gi, (_, kind: string, word: string) =>
      kind.toLowerCase() === 'b'
        ? Buffer.from(word, 'base64').toString()
        : unquoted(word.replaceAll('_', ' ')),
    )
