/** Closes what was opened in the opposite order, each of it once. */
export const closing = (opened: (() => unknown)[]) => ({
  async close(): Promise<void> {
    for (let close = opened.pop(); close; close = opened.pop()) await close()
  },
})
