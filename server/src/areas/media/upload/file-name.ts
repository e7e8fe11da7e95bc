const NAME_MAX = 200
const NAMELESS = 'file'

/** How a file is called in lists: its own name without folders and oddities, ending in what it has become. */
export function fileName(given: string | undefined, extension: string): string {
  const last = (given ?? '').split(/[/\\]/).at(-1) ?? ''
  const plain = last
    .normalize('NFC')
    .replaceAll(/\p{C}/gu, '')
    .replace(/^[\s.]+/, '')
    .replace(/\.[a-z0-9]{1,5}$/i, '')
    .trim()
  return `${plain.slice(0, NAME_MAX - extension.length - 1) || NAMELESS}.${extension}`
}
