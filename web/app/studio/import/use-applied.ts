import type { Asked } from '@belvedere/contract/client-types'
import { useRef } from 'react'
import { ConnectionError } from '../../api/client.ts'
import { browserApi } from '../../api/loader-api.ts'
import { m } from '../../paraglide/messages.js'
import { answered, RefusedError } from '../../staff/action/use-action.tsx'
import type { Import } from './import-types.ts'

type Decisions = Asked<'POST /api/v1/studio/projects/{projectId}/imports/{id}/apply'>['body']

interface Applied {
  readonly outcome?: Import
  /** Something else would change than was looked at. */
  readonly isStale?: true
  /** The line was cut, and this is what is known. */
  readonly said?: string
}

/** Of the imports that were decided about the latest: the one that is asked for is among them. */
const LOOKED_AT = 50

/**
 * Applies a list, and knows whether it was applied when the line was cut before the answer came: it asks. The server
 * decides about a list once, so pressing again does no harm.
 */
export function useApplied(params: { projectId: number; id: number }) {
  const isUnsure = useRef(false)

  async function decided(): Promise<Import | undefined> {
    const imports = await browserApi().read('GET /api/v1/studio/projects/{projectId}/imports', {
      params: { projectId: params.projectId },
      query: { 'page[size]': LOOKED_AT },
    })
    isUnsure.current = false
    return imports.find(({ id }) => id === params.id)
  }

  async function afterCut(): Promise<Applied> {
    isUnsure.current = true
    try {
      const outcome = await decided()
      return outcome ? { outcome } : { said: m.studio_import_cut_not_applied() }
    } catch {
      return { said: m.studio_import_cut_unknown() }
    }
  }

  async function apply(body: Decisions): Promise<Applied> {
    try {
      const known = isUnsure.current ? await decided() : undefined
      if (known) return { outcome: known }
      const asked = browserApi().send('POST /api/v1/studio/projects/{projectId}/imports/{id}/apply', {
        params,
        body,
      })
      return { outcome: await answered(asked) }
    } catch (error) {
      if (error instanceof ConnectionError) return afterCut()
      const code = error instanceof RefusedError ? error.outcome.refusal?.code : undefined
      if (code === 'confirmation-required') return { isStale: true }
      // It was decided about already: by the press before, whose answer was lost.
      const outcome = code === 'too-late' ? await decided() : undefined
      if (outcome) return { outcome }
      throw error
    }
  }

  return { apply }
}
