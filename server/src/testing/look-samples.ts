import { changeLook } from '@belvedere/contract/calls/look'
import { type Identities, RIVA } from './identities.ts'
import type { Facts } from './sample-facts.ts'
import type { TestApp } from './test-app.ts'

const ofRiva = { params: { projectId: RIVA }, thing: 'looks' as const }

const TITLE_IMAGE = 5

/** A draft of Riva's look, as its admin saves one. */
async function draftLook(server: TestApp, { project_admin }: Identities) {
  const headers = await server.knowing('looks', RIVA, project_admin.headers)
  await server.ask(changeLook, ofRiva.params, {}, headers, { titleMediaId: TITLE_IMAGE })
  return {}
}

export const LOOK_SAMPLES: Record<string, Facts> = {
  getLook: { params: ofRiva.params, before: draftLook },
  changeLook: {
    ...ofRiva,
    body: { stylesheet: ':root { --accent-light: #702050; }', logoMediaId: null },
    badBodies: [
      { stylesheet: '@import "https://evil.example/a.css";' },
      { stylesheet: 'body { display: none }' },
      { logoMediaId: 0 },
      { titleMediaId: '5' },
      { publish: true },
    ],
  },
  dropLookDraft: { ...ofRiva, before: draftLook },
  publishLook: { ...ofRiva, before: draftLook },
}
