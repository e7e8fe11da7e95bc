/** Lets at most so many do their work at the same time; the others wait in the order they came. */
export function inTurn(atOnce: number) {
  const waiting: (() => void)[] = []
  let free = atOnce
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (free > 0) free -= 1
    else await new Promise<void>((go) => waiting.push(go))
    try {
      return await work()
    } finally {
      // Whoever waits longest takes the place over; else it is free.
      const next = waiting.shift()
      if (next) next()
      else free += 1
    }
  }
}
