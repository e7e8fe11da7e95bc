type Stored = { name: string; fileKey: string }

const NAME_MAX = 80

/**
 * Names that any system can unpack: what someone called the file without signs that mean something to a disk, the
 * ending that its content has, and a number behind a name that is there already.
 */
export function fileNames(files: readonly Stored[]): string[] {
  const taken = new Set<string>()
  return files.map(({ name, fileKey }) => {
    const ending = /\.[a-z0-9]+$/.exec(fileKey)?.[0] ?? ''
    const stem = stemOf(name)
    for (let nth = 1; ; nth += 1) {
      const candidate = nth === 1 ? `${stem}${ending}` : `${stem} (${nth})${ending}`
      if (taken.has(candidate.toLowerCase())) continue
      taken.add(candidate.toLowerCase())
      return candidate
    }
  })
}

function stemOf(name: string): string {
  const stem = name
    .replace(/\.[a-z0-9]{1,5}$/i, '')
    .replaceAll(/[\p{C}<>:"/\\|?*]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .replace(/^[.\s]+|[.\s]+$/g, '')
  return [...stem].slice(0, NAME_MAX).join('') || 'file'
}
