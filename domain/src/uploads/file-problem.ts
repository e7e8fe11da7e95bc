/** What a file is to become: a camera view is zoomed into, a plan and any other picture are shown as they are. */
export type FilePurpose = 'view' | 'plan' | 'picture'

export type FileProblem = 'wrong-kind' | 'too-small' | 'broken'

/** Narrower than a screen, a camera view would be blurred before anybody zooms. */
const VIEW_MIN_WIDTH = 1920

const PIXELS = ['jpg', 'jpeg', 'png', 'webp', 'avif', 'tif', 'tiff']
const KINDS: Readonly<Record<FilePurpose, readonly string[]>> = {
  view: PIXELS,
  // Of a PDF the first page.
  plan: [...PIXELS, 'svg', 'pdf'],
  picture: [...PIXELS, 'svg'],
}

/** For a file chooser: `.jpg,.png`. */
export const acceptedFiles = (purpose: FilePurpose): string =>
  KINDS[purpose].map((kind) => `.${kind}`).join(',')

const kindOf = (name: string) => /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? ''

export const isRightKind = (name: string, purpose: FilePurpose): boolean =>
  KINDS[purpose].includes(kindOf(name))

/** What can be said of a file before it is sent; the server looks into it once more (PLC-02). */
export function fileProblem(
  { name, width }: { name: string; width: number | undefined },
  purpose: FilePurpose,
): FileProblem | undefined {
  if (!isRightKind(name, purpose)) return 'wrong-kind'
  return purpose === 'view' && width !== undefined && width < VIEW_MIN_WIDTH ? 'too-small' : undefined
}
