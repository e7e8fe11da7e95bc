import type { Call } from '@belvedere/contract/call'
import {
  applyImport,
  cancelImport,
  checkImport,
  readImport,
  uploadImport,
} from '@belvedere/contract/calls/imports'
import { type Identity, RIVA } from './identities.ts'
import { MULTIPART, uploadBody } from './multipart.ts'
import type { Studio } from './studio.ts'

type Body = Record<string, unknown>

/** Brings lists into Riva as its people do: an admin, unless someone else or a key is named. */
export function listDesk({ server, people }: Pick<Studio, 'server' | 'people'>) {
  const headersOf = (who: Identity | Record<string, string>) =>
    typeof who === 'string' ? people[who].headers : who

  const upload = (
    list: string | Buffer,
    filename = 'list.csv',
    who: Identity | Record<string, string> = 'project_admin',
  ) =>
    server.ask(
      uploadImport,
      { projectId: RIVA },
      {},
      { ...headersOf(who), ...MULTIPART },
      uploadBody({}, { value: Buffer.from(list), filename }),
    )

  const about =
    (call: Call) =>
    (id: number, body: Body = {}, who: Identity | Record<string, string> = 'project_admin') =>
      server.ask(call, { projectId: RIVA, id }, {}, headersOf(who), body)

  const ask = {
    upload,
    read: about(readImport),
    check: about(checkImport),
    apply: about(applyImport),
    cancel: (id: number, who: Identity = 'project_admin') =>
      server.ask(cancelImport, { projectId: RIVA, id }, {}, headersOf(who)),
  }

  return {
    ask,
    /** Sends a list in; gives what was recognised. */
    async send(list: string | Buffer, filename?: string) {
      const reply = await ask.upload(list, filename)
      if (reply.statusCode !== 201) throw new Error(reply.payload)
      return reply.json().data.attributes
    },
    /** What it would change. */
    async look(id: number, body: Body = {}) {
      const reply = await ask.check(id, body)
      if (reply.statusCode !== 200) throw new Error(reply.payload)
      return reply.json().data.attributes
    },
    /** Makes the changes that are not held back, and those that are decided upon. */
    async make(id: number, body: Body) {
      const reply = await ask.apply(id, body)
      if (reply.statusCode !== 200) throw new Error(reply.payload)
      return reply.json().data.attributes
    },
  }
}
