/** After G the letter of a section is waited for so long. */
const SECOND_KEY_MS = 1_500

let since = Number.NEGATIVE_INFINITY

/** G was pressed: the next letter names a section. */
export function awaitSecondKey(): void {
  since = performance.now()
}

export function forgetSecondKey(): void {
  since = Number.NEGATIVE_INFINITY
}

/** Whether a letter that is pressed now names a section, and is no key of the page. */
export function isSecondKey(): boolean {
  return performance.now() - since < SECOND_KEY_MS
}
