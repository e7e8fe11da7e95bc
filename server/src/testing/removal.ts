import { bringBackProject } from '@belvedere/contract/calls/removed-projects'
import { removeProject } from '@belvedere/contract/calls/staff-projects'
import { expect } from 'vitest'
import type { Identities } from './identities.ts'
import type { TestApp } from './test-app.ts'

/** Removing projects and bringing them back, as super_admin does; one that is removed is unpublished first. */
export function removals({ server, people }: { server: TestApp; people: Identities }) {
  const { headers } = people.super_admin
  return {
    async remove(id: number): Promise<void> {
      const hide = server.owner.updateTable('projects').set({ publish: false })
      await hide.where('id', '=', id).where('publish', '=', true).execute()
      const knowing = await server.knowing('projects', id, headers)
      const asked = await server.ask(removeProject, { id }, {}, knowing)
      const { confirm } = asked.json().meta
      expect((await server.ask(removeProject, { id }, { confirm }, knowing)).statusCode).toBe(200)
    },
    bringBack: (id: number) => server.ask(bringBackProject, { id }, {}, headers),
  }
}
