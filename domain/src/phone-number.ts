/** "Digits, once spaces and one leading + are taken away" (ASK-01). */
export const PHONE_PATTERN = /^ *\+?[\d ]*\d[\d ]*$/

export function isPhoneNumber(value: string): boolean {
  return PHONE_PATTERN.test(value)
}
