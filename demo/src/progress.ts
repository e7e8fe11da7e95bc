export type Progress = { what: string; done: number; total: number }

export type OnProgress = (progress: Progress) => void

type Output = { isTTY?: boolean; write: (text: string) => unknown }

/** One line that is rewritten on a terminal; elsewhere a line for each quarter. */
export function progressLine(output: Output): OnProgress {
  return ({ what, done, total }) => {
    const line = `Loading ${what}: ${done} of ${total}`
    if (output.isTTY) output.write(`\r${line}${done === total ? '\n' : ''}`)
    else if (done === total || done % Math.ceil(total / 4) === 0) output.write(`${line}\n`)
  }
}
