import { changeLook, dropLookDraft, getLook, publishLook } from '@belvedere/contract/calls/look'
import { getProject, getStylesheet, listProjects } from '@belvedere/contract/calls/projects'
import { changeProject, getStaffProject } from '@belvedere/contract/calls/staff-projects'
import { RIVA } from './identities.ts'
import type { Studio } from './studio.ts'

const ofRiva = { projectId: RIVA }

/** The calls of Riva's look, as its admin makes them: always of the look as it is now. */
export function openLook({ server, people, attributes }: Studio) {
  const { headers: asAdmin } = people.project_admin
  const withTag = (revision: number, headers = asAdmin) => ({ ...headers, 'if-match': `"${revision}"` })
  const read = async () => attributes(await server.ask(getLook, ofRiva, {}, asAdmin))
  const knowing = async () => withTag((await read()).revision)

  const ask = {
    change: async (fields: object) => server.ask(changeLook, ofRiva, {}, await knowing(), fields),
    drop: async () => server.ask(dropLookDraft, ofRiva, {}, await knowing()),
    publish: async () => server.ask(publishLook, ofRiva, {}, await knowing()),
  }

  return {
    ask,
    withTag,
    read,
    change: async (fields: object) => attributes(await ask.change(fields)),
    publish: async () => attributes(await ask.publish()),
    drop: async () => attributes(await ask.drop()),
    /** The live write of part one. */
    changeLive: async (body: object) => {
      const { revision } = attributes(await server.ask(getStaffProject, { id: RIVA }, {}, asAdmin))
      return server.ask(changeProject, { id: RIVA }, {}, withTag(revision), body)
    },
    /** What visitors get of it, with the tags that their browsers keep it by. */
    publicly: async () => {
      const replies = [
        await server.ask(getStylesheet, ofRiva),
        await server.ask(getProject, { id: RIVA }),
        await server.ask(listProjects),
      ]
      return replies.map(({ statusCode, payload, headers }) => ({ statusCode, payload, etag: headers.etag }))
    },
    project: () => server.read(getProject, { id: RIVA }),
  }
}

export type LookDesk = ReturnType<typeof openLook>
