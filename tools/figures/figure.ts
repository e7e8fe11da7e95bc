/** One thing that was measured, in words for a table. */
export type Figure = {
  name: string
  measured: string
  /** Left out where the figure is only looked at. */
  goal?: { words: string; reached: boolean }
}

export const figure = (name: string, measured: string, goal: string, reached: boolean): Figure => ({
  name,
  measured,
  goal: { words: goal, reached },
})
