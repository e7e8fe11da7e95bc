/** A first name for what a file shows: `riva-one_front.jpg` is "Riva one front". */
export function nameOfFile(fileName: string): string {
  const words = fileName
    .replace(/\.[a-z0-9]{1,5}$/i, '')
    .replaceAll(/[\s_.–-]+/g, ' ')
    .trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
