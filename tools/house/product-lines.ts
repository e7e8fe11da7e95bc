import { fileLengths } from '../checks/file-lengths.ts'

/** The rooms that run where the product runs; e2e and tools only work on it. */
const PRODUCT = ['domain', 'contract', 'server', 'web', 'serve', 'demo']
const NOT_PRODUCT = /\.(test|spec|stories)\.tsx?$|\/testing\/|\/\.storybook\/|\.config\.ts$/

/** How many lines people wrote in each room, without tests, stories and settings; what is generated never counts. */
export function productLines(files = fileLengths()): { room: string; lines: number }[] {
  return PRODUCT.map((room) => ({
    room,
    lines: files
      .filter(({ path }) => path.startsWith(`${room}/`) && !NOT_PRODUCT.test(path))
      .reduce((sum, { lines }) => sum + lines, 0),
  }))
}
