import type { Call } from '@belvedere/contract/call'
import { z } from 'zod'

/** Whether a call is about something of one project; the rest are lists of whatever projects one has a role on. */
export function isAboutProject({ params, upload, body }: Call): boolean {
  const named = body instanceof z.ZodObject && 'projectId' in body.shape
  return Object.keys(params.shape).length > 0 || upload !== undefined || named
}
