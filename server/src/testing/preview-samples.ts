import { keepPreviewLink } from '../areas/previews/preview-queries.ts'
import { newPreviewToken, tokenHash } from '../platform/previews/preview-link.ts'
import { type Identities, RIVA } from './identities.ts'
import type { Facts } from './sample-facts.ts'
import type { TestApp } from './test-app.ts'

async function link({ members }: TestApp, { project_editor }: Identities) {
  const { id } = await keepPreviewLink(members, {
    projectId: RIVA,
    hash: tokenHash(newPreviewToken()),
    prices: false,
    days: 7,
    userId: project_editor.userId,
  })
  return { params: { id } }
}

/** Links that show drafts. */
export const PREVIEW_SAMPLES: Record<string, Facts> = {
  listPreviewLinks: {
    params: { projectId: RIVA },
    before: async (server, people) => {
      await link(server, people)
      return {}
    },
  },
  addPreviewLink: {
    params: { projectId: RIVA },
    body: { days: 7 },
    badBodies: [{}, { days: 0 }, { days: 91 }, { days: 7, prices: 'yes' }, { days: 7, forever: true }],
  },
  withdrawPreviewLink: { params: { projectId: RIVA, id: 0 }, before: link },
}
