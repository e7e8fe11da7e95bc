/** Letters as people type them in a hurry: small, without marks; đ is typed as dj. */
export function searchKey(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('đ', 'dj')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
