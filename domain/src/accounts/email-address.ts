/** RFC 5321 lets no address be longer. */
export const EMAIL_MAX = 254

/** Something, an @, something with a dot in it; nothing that ends or splits an address in a mail's header. */
export const EMAIL_PATTERN =
  /^[^\s@<>()[\]\\,;:"\p{C}]+@[^\s@<>()[\]\\,;:"\p{C}.]+(\.[^\s@<>()[\]\\,;:"\p{C}.]+)+$/u

export function isEmailAddress(value: string): boolean {
  return value.length <= EMAIL_MAX && EMAIL_PATTERN.test(value)
}
