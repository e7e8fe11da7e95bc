import { isRight, PERMISSIONS, RESOURCES } from '@belvedere/domain/accounts/rights'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { calls } from './calls.ts'
import { openApiDocument } from './openapi.ts'

const named = calls
  .flatMap(({ access, bodyRights = {}, rowRights = {}, replyRights = {} }) => [
    ...(typeof access === 'object' ? [access] : []),
    ...Object.values(bodyRights),
    ...Object.values(rowRights),
    ...Object.values(replyRights),
  ])
  .map(({ resource, permission }) => `${resource}:${permission}`)

it('no permission is promised without a call behind it [AUT-01]', () => {
  const promised = RESOURCES.flatMap((resource) =>
    PERMISSIONS.filter((permission) => isRight({ resource, permission })).map(
      (permission) => `${resource}:${permission}`,
    ),
  )
  expect(promised.filter((right) => !named.includes(right))).toEqual([])
})

it('a right is named for a field that there is', () => {
  const jsonOf = (schema: z.ZodType, io: 'input' | 'output') =>
    JSON.stringify(z.toJSONSchema(schema, { unrepresentable: 'any', io }))
  for (const { name, body, reply, bodyRights = {}, replyRights = {} } of calls) {
    for (const field of Object.keys(bodyRights))
      expect([name, body && jsonOf(body, 'input')]).toEqual([name, expect.stringContaining(`"${field}":`)])
    for (const field of Object.keys(replyRights))
      expect([name, reply.kind === 'json' && jsonOf(reply.schema, 'output')]).toEqual([
        name,
        expect.stringContaining(`"${field}":`),
      ])
  }
})

/** What has no number of its own is known by a text; here by the type in its envelope. */
const WITHOUT_NUMBER = [
  // A random word, which is also its mail's Message-ID (ASK-07).
  'enquiry',
  'challenge',
  'passkey-dialog',
  // As the geocoding service calls it.
  'place',
  'permission',
  // A kind and a number.
  'draft',
  // A mail address: no call tells whether it has an account (ACC-11).
  'account',
  'sign-up',
  'buyer',
  'buyer-data',
  'erased-buyer',
  // There is one installation, and its queues have names.
  'installation',
  'queue',
]

/** The attributes in an envelope: of one thing or of each in a list, which may be of several kinds. */
function attributesIn(envelope: z.ZodType): z.ZodObject[] {
  const { data } = (envelope as z.ZodObject).shape
  const item = data instanceof z.ZodArray ? data.element : data
  const { attributes } = (item as z.ZodObject).shape
  return (attributes instanceof z.ZodUnion ? attributes.options : [attributes]) as z.ZodObject[]
}

it.each(calls.flatMap(({ name, reply }) => (reply.kind === 'json' ? [[name, reply] as const] : [])))(
  'what %s answers holds its id, as a number wherever it has one',
  (_, { type, schema }) => {
    const expected = WITHOUT_NUMBER.includes(type) ? z.ZodString : z.ZodNumber
    for (const { shape } of attributesIn(schema))
      expect(
        shape.id instanceof expected || (expected === z.ZodString && shape.id instanceof z.ZodUUID),
      ).toBe(true)
  },
)

it.each(calls.flatMap(({ name, method, body }) => (method === 'PATCH' ? [[name, body] as const] : [])))(
  '%s knows the fields that it changes, and refuses any other',
  (_, body) => {
    const refused = body?.safeParse({ unheardOf: 1 }).error?.issues
    expect(refused).toContainEqual(
      expect.objectContaining({ code: 'unrecognized_keys', keys: ['unheardOf'] }),
    )
  },
)

/**
 * Writes of what exists that demand no `If-Match`, each with its reason (decision 226): none of them can lose what somebody
 * else wrote since it was read.
 */
const UNREAD: Readonly<Record<string, string>> = {
  blockAccount: 'one of two values: it finds the other one, or changes nothing',
  leaveWaitingList: 'who has left stays out, whatever the line has become',
  withdrawApiKey: 'nothing of it changes but that it ends',
  withdrawPreviewLink: 'nothing of it changes but that it ends',
  removeFactors: 'all of them go, whichever there are',
  removePriceViewer: 'nothing of it changes but that it ends',
  dropNewerPicture: 'what waits goes, whichever it is',
  removeUpload: 'it is its own uploader who stops it',
  keepMaskColours:
    'what the latest mask meant: a suggestion for the next, seen before anything is made of it',
  keepPresence: 'it says that its asker is there',
  keepTablePresence: 'the same',
}

it('every write of staff to something that exists demands If-Match, or a revision by row, or says why not [AUT-03, AUT-12]', () => {
  const blind = calls.filter(
    ({ method, access, ifMatch, rowRights, body }) =>
      ['PATCH', 'PUT', 'DELETE'].includes(method) &&
      typeof access === 'object' &&
      access.resource !== 'profile' &&
      !ifMatch &&
      // Those that take rows take the revision of each.
      !rowRights &&
      !(
        body &&
        JSON.stringify(z.toJSONSchema(body, { unrepresentable: 'any', io: 'input' })).includes('"revision":')
      ),
  )
  expect(blind.map(({ name }) => name).sort()).toEqual(Object.keys(UNREAD).sort())
})

it('every call that demands If-Match says so in the OpenAPI, with 412 and 428, and no other does [AUT-12]', () => {
  type Operation = { parameters: { name: string; in: string; required: boolean }[]; responses: object }
  const { paths } = openApiDocument() as { paths: Record<string, Record<string, Operation>> }
  for (const { base, path, method, ifMatch = false } of calls) {
    const operation = paths[base + path]?.[method.toLowerCase()]
    const header = operation?.parameters.find(({ name }) => name === 'If-Match')
    expect([path, header?.in, header?.required]).toEqual([
      path,
      ifMatch ? 'header' : undefined,
      ifMatch ? true : undefined,
    ])
    const told = Object.keys(operation?.responses ?? {}).filter((status) => ['412', '428'].includes(status))
    expect([path, told]).toEqual([path, ifMatch ? ['412', '428'] : []])
  }
})
