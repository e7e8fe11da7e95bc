/** What the head of a picture says; undefined for what browsers do not show (TIFF, PDF), and `broken` for the rest. */
export async function pictureSize(
  file: File,
): Promise<{ width: number; height: number } | 'broken' | undefined> {
  if (/\.(tiff?|pdf)$/i.test(file.name)) return undefined
  const address = URL.createObjectURL(file)
  try {
    const picture = new Image()
    picture.src = address
    await new Promise((resolve, reject) => {
      picture.onload = resolve
      picture.onerror = reject
    })
    return { width: picture.naturalWidth, height: picture.naturalHeight }
  } catch {
    return 'broken'
  } finally {
    URL.revokeObjectURL(address)
  }
}
