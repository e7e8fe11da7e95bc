import type { Thing } from '@belvedere/contract/authoring/things'
import { browserApi } from '../../api/loader-api.ts'
import { asItIsNow } from './as-it-is-now.ts'

type Changed = 'masterplans' | 'buildings' | 'apartments' | 'camera-views' | 'info-points' | 'media'
type Row<Kind extends Changed> = { readonly id: number } & Partial<Thing<Kind>>

/** Changes things as they are now: order, place and whether visitors see them are whoever's that touches them last. */
export async function changeThings<Kind extends Changed>(
  projectId: number,
  kind: Kind,
  rows: readonly Row<Kind>[],
): Promise<void> {
  const api = browserApi()
  const one = `GET /api/v1/studio/projects/{projectId}/${kind as Changed}/{id}` as const
  const { response } = await asItIsNow(async () => {
    const revised = await Promise.all(
      rows.map(async (row) => {
        const { revision } = await api.read(one, { params: { projectId, id: row.id } })
        return { ...row, revision }
      }),
    )
    return api.send(`PATCH /api/v1/studio/projects/{projectId}/${kind as 'buildings'}`, {
      params: { projectId },
      body: { rows: revised },
    })
  })
  if (!response.ok) throw new Response(null, { status: response.status })
}
