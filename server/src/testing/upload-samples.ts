import { addUpload } from '@belvedere/contract/calls/uploads'
import { MEDIA_TYPES } from '@belvedere/domain/content/media-types'
import { sql } from 'kysely'
import { type Identities, RIVA } from './identities.ts'
import type { Facts } from './sample-facts.ts'
import type { TestApp } from './test-app.ts'

const inRiva = { params: { projectId: RIVA } }
const body = { name: 'river side.jpg', bytes: 1000, mediaTypeId: MEDIA_TYPES.poi_image_dzi, poiId: 1 }

async function announced(server: TestApp, { project_editor }: Identities) {
  const { id } = await server.read(addUpload, inRiva.params, {}, project_editor.headers, body)
  return { params: { projectId: RIVA, id } }
}

const ofAnnounced = { params: { projectId: RIVA, id: 0 }, before: announced }

export const UPLOAD_SAMPLES: Record<string, Facts> = {
  addUpload: {
    ...inRiva,
    body,
    badBodies: [
      {},
      { ...body, bytes: 0 },
      { ...body, bytes: 1.5 },
      { ...body, name: '' },
      { ...body, mediaTypeId: MEDIA_TYPES.description },
      { ...body, replacesId: 14 },
      { name: 'x.jpg', bytes: 10, replacesId: '14' },
    ],
  },
  listUploads: { ...inRiva, before: announced },
  getUpload: ofAnnounced,
  removeUpload: ofAnnounced,
  dropNewerPicture: {
    params: { projectId: RIVA, id: 14 },
    before: async ({ owner }) => {
      await sql`
        insert into drafts (project_id, kind, thing_id, fields, base_revision)
        select project_id, 'media', id, jsonb_build_object('fileKey', file_key), revision from media where id = 14
        on conflict do nothing`.execute(owner)
      return {}
    },
  },
  getStudioMediaFile: { params: { projectId: RIVA, id: 14 } },
  matchPlans: {
    ...inRiva,
    body: { names: ['one.png'] },
    badBodies: [{}, { names: [] }, { names: [''] }, { names: ['a\nb'] }],
  },
}
