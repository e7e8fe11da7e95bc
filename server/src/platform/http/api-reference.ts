import { openApiDocument } from '@belvedere/contract/openapi'
import type { FastifyInstance } from 'fastify'
import { inlineScriptHashes } from './inline-scripts.ts'

const REFERENCE_PATH = '/api/reference'

/**
 * A page to read and try every call, made from the contract, with nothing from other hosts: the script comes along
 * with the package, fonts and telemetry are off, and its policy would refuse them.
 */
export async function serveApiReference(app: FastifyInstance): Promise<void> {
  // Only here: the script alone is 4 MB.
  const { default: reference } = await import('@scalar/fastify-api-reference')
  let document: Record<string, unknown> | undefined
  await app.register(async (page) => {
    page.addHook('onSend', async (_, reply, payload) => {
      if (typeof payload === 'string' && String(reply.getHeader('content-type')).startsWith('text/html'))
        reply.header('content-security-policy', policy(inlineScriptHashes(payload)))
      return payload
    })
    await page.register(reference, {
      routePrefix: REFERENCE_PATH,
      configuration: {
        pageTitle: 'Belvedere API',
        content: () => {
          document ??= openApiDocument()
          return document
        },
        withDefaultFonts: false,
        telemetry: false,
        hideClientButton: true,
        showDeveloperTools: 'never',
        agent: { disabled: true },
        mcp: { disabled: true },
      },
      logLevel: 'warn',
    })
  })
}

/** It writes its own style sheet into the page, and draws from data. */
const policy = (scripts: string[]) =>
  [
    "default-src 'none'",
    `script-src 'self' ${scripts.join(' ')}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
