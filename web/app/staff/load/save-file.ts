import { browserBearer } from '../../api/loader-api.ts'

/** Asks for a file as whoever is logged in, and hands it to the browser under that name. */
export async function saveFile(address: string, body: object, name: string): Promise<void> {
  const response = await browserBearer().fetch(
    new Request(address, {
      method: 'POST',
      credentials: 'include',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    }),
  )
  if (!response.ok) throw new Response(null, { status: response.status })
  const file = URL.createObjectURL(await response.blob())
  const link = document.createElement('a')
  link.href = file
  link.download = name
  link.click()
  URL.revokeObjectURL(file)
}
