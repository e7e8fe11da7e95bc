import { z } from 'zod'
import { accessWord, basesOf, type Call, statusOf } from './call.ts'
import { calls } from './calls.ts'
import { Refusal } from './refusal.ts'

type Json = Record<string, unknown>

/** The OpenAPI description of every call, with the named entities as its components. */
export function openApiDocument(): Json {
  const components: Json = {}
  const paths: Record<string, Json> = {}
  for (const call of calls) {
    for (const base of basesOf(call)) {
      const address = `${base}${call.path}`
      // A call reached under both bases is one operation; only its first address carries the name.
      const { operationId, ...rest } = operation(call, components)
      const named = base === call.base ? { operationId, ...rest } : rest
      paths[address] = { ...paths[address], [call.method.toLowerCase()]: named }
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Belvedere', version: '1.0', description: 'Every call of the sales explorer.' },
    paths,
    components: { schemas: components },
  }
}

function operation(call: Call, components: Json): Json {
  return {
    operationId: call.name,
    summary: call.summary,
    description: `${call.id}. Who may call: ${accessWord(call)}.${call.apiKey ? ` Or an API key: ${call.apiKey}.` : ''}`,
    parameters: [
      ...parameters(call.params, 'path', components),
      ...parameters(call.query, 'query', components),
      ...headers(call),
    ],
    ...requestBody(call, components),
    responses: {
      [statusOf(call)]: { description: call.summary, content: content(call, components) },
      ...(call.ifMatch && {
        412: refusal(
          'Somebody was first: who and when (`meta`), and what is there now (`data`).',
          components,
        ),
        428: refusal('`If-Match` is missing.', components),
      }),
      default: refusal('A refusal.', components),
    },
  }
}

const refusal = (description: string, components: Json): Json => ({
  description,
  content: { 'application/json': { schema: schemaOf(Refusal, 'output', components) } },
})

function requestBody(call: Call, components: Json): Json {
  if (call.upload) {
    const file = z.string().meta({ format: 'binary' })
    const schema = schemaOf(z.object({ ...call.upload.shape, file }), 'output', components)
    return { requestBody: { required: true, content: { 'multipart/form-data': { schema } } } }
  }
  if (!call.body) return {}
  const schema = schemaOf(call.body, 'input', components)
  return { requestBody: { required: true, content: { 'application/json': { schema } } } }
}

function content(call: Call, components: Json): Json {
  if (call.reply.kind === 'file')
    return { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } }
  if (call.reply.kind === 'stylesheet') return { 'text/css': { schema: { type: 'string' } } }
  if (call.reply.kind === 'events') return { 'text/event-stream': { schema: { type: 'string' } } }
  return { 'application/json': { schema: schemaOf(call.reply.schema, 'output', components) } }
}

function parameters(fields: z.ZodObject, place: 'path' | 'query', components: Json): Json[] {
  return Object.entries(fields.shape).map(([name, schema]) => ({
    name,
    in: place,
    required: place === 'path',
    schema: schemaOf(schema as z.ZodType, 'output', components),
  }))
}

const IF_MATCH = 'The revision that the asker has read, as the `ETag` of the thing gives it: `"3"`.'

function headers({ headers = {}, ifMatch }: Call): Json[] {
  const header = (name: string, description: string, required: boolean) => ({
    name,
    in: 'header',
    required,
    description,
    schema: { type: 'string' },
  })
  return [
    ...(ifMatch ? [header('If-Match', IF_MATCH, true)] : []),
    ...Object.entries(headers).map(([name, description]) => header(name, description, false)),
  ]
}

/** JSON Schema of one part; the entities it names move to the document's components. */
function schemaOf(schema: z.ZodType, io: 'input' | 'output', components: Json): Json {
  const { $schema: _, $defs, ...rest } = z.toJSONSchema(schema, { io, reused: 'inline' }) as Json
  const text = (part: unknown) => JSON.stringify(part).replaceAll('"#/$defs/', '"#/components/schemas/')
  for (const [name, entity] of Object.entries(($defs ?? {}) as Json))
    components[name] = JSON.parse(text(entity))
  return JSON.parse(text(rest))
}
