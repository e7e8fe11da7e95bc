import { writeFile } from 'node:fs/promises'

/** One thing that was measured, as tools/figures/figure.ts has it: `npm run night` reads it from the file it names. */
export interface Figure {
  readonly name: string
  readonly measured: string
  readonly goal: { readonly words: string; readonly reached: boolean }
}

export async function keepFigures(figures: readonly Figure[]): Promise<void> {
  const file = process.env.FIGURES_FILE
  if (file) await writeFile(file, JSON.stringify(figures))
}
