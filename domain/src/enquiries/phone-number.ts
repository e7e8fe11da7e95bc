/**
 * "Digits, once spaces, - / ( ) . and one leading + are taken away" (ASK-01, BUY-01). No part of the pattern can match what
 * the part before it could: with `[\d ]*\d[\d ]*` a few thousand characters would keep the server busy for minutes.
 */
export const PHONE_PATTERN = /^[ \-/().]*(?:\+[ \-/().]*)?\d[\d \-/().]*$/

export function isPhoneNumber(value: string): boolean {
  return PHONE_PATTERN.test(value)
}
