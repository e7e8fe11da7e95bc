type Host = {
  /** Small letters, without the dot at the end of the root and without a port that everyone leaves out. */
  host: string
  /** The same without any port. */
  name: string
}

const HOST = /^(?<name>\[[0-9a-f:.]+\]|[a-z0-9_-]+(?:\.[a-z0-9_-]+)*)\.?(?::(?<port>\d{0,5}))?$/
const LONGEST = 260
const DEFAULT_PORTS = [80, 443]
const GREATEST_PORT = 65_535

/** One spelling for each host, so that `Homes.example.:443` is no other one than `homes.example`; undefined for none at all. */
export function hostName(header: string | undefined): Host | undefined {
  if (header === undefined || header.length > LONGEST) return undefined
  const { name, port } = HOST.exec(header.toLowerCase())?.groups ?? {}
  if (!name) return undefined
  const number = Number(port ?? '')
  if (number > GREATEST_PORT) return undefined
  return { name, host: number === 0 || DEFAULT_PORTS.includes(number) ? name : `${name}:${number}` }
}
