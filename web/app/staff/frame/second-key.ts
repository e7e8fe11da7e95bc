/** After G the letter of a section is waited for so long. */
const SECOND_KEY_MS = 1_500

let since = Number.NEGATIVE_INFINITY

/** When a key was pressed, not when a busy page came to hear of it. */
type Pressed = Pick<Event, 'timeStamp'>

/** G was pressed: the next letter names a section. */
export function awaitSecondKey({ timeStamp }: Pressed): void {
  since = timeStamp
}

export function forgetSecondKey(): void {
  since = Number.NEGATIVE_INFINITY
}

/** Whether a letter that is pressed now names a section, and is no key of the page. */
export function isSecondKey({ timeStamp }: Pressed): boolean {
  return timeStamp - since < SECOND_KEY_MS
}
