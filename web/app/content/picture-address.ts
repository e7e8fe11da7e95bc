/** The server resizes to these widths only (the contract's `resize`). */
const WIDTHS = [320, 640, 960, 1280, 1920] as const

type Width = (typeof WIDTHS)[number]

export function pictureAddress(address: string, width: Width): string {
  return `${address}${address.includes('?') ? '&' : '?'}resize=${width}`
}

export function pictureSrcSet(address: string): string {
  return WIDTHS.map((width) => `${pictureAddress(address, width)} ${width}w`).join(', ')
}
