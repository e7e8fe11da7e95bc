import { browserApi } from '../../api/loader-api.ts'

/** Saves all that is kept about the user as a file of theirs; whether it came. */
export async function takeDataOut(): Promise<boolean> {
  try {
    const data = await browserApi().read('GET /api/v1/users/data')
    const file = URL.createObjectURL(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }))
    Object.assign(document.createElement('a'), { href: file, download: 'my-data.json' }).click()
    URL.revokeObjectURL(file)
    return true
  } catch {
    return false
  }
}
