const ID = /^[1-9]\d*$/

/** Ids are whole numbers from 1, written plainly: `01`, `1.0` and `1e3` in an address name nothing. */
export function parseId(value: string | undefined): number | undefined {
  if (value === undefined || !ID.test(value)) return undefined
  const id = Number(value)
  return Number.isSafeInteger(id) ? id : undefined
}
