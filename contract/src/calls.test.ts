import { isRight, PERMISSIONS, RESOURCES } from '@belvedere/domain/accounts/rights'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { calls } from './calls.ts'

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
