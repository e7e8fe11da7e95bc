let met = 0

/** An address of this machine that nobody has come from yet, so that no attack counts against another's limits. */
export function stranger(): string {
  met += 1
  return `127.${1 + ((met >> 16) & 63)}.${(met >> 8) & 255}.${met & 255}`
}

/** Their machine's own network, as a proxy in front tells it: 2^64 addresses that are one customer's. */
export const inOneNetwork = (nth: number) => `2001:db8:aaaa:1::${nth.toString(16)}`
