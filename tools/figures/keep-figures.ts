import { writeFile } from 'node:fs/promises'
import type { Figure } from './figure.ts'

/** For `npm run night`, which names the file and reads it; run by hand, the printed lines are all. */
export async function keepFigures(figures: Figure[]): Promise<void> {
  const file = process.env.FIGURES_FILE
  if (file) await writeFile(file, JSON.stringify(figures))
}
