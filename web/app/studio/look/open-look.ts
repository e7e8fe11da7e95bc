import { browserApi } from '../../api/loader-api.ts'
import { createStore } from '../../state/create-store.ts'
import { createDraftStore } from '../saving/draft-store.ts'
import { createSaver } from '../saving/saver.ts'
import { showSaving } from '../saving/shown-saving.ts'

/** What a look consists of. */
export interface LookFields {
  readonly stylesheet: string
  readonly logoMediaId: number | null
  readonly titleMediaId: number | null
}

export interface LookThing extends LookFields {
  readonly revision: number
}

/** A project's look while someone works on it: a draft that is saved a moment after it was changed. */
export function openLook(projectId: number, userId: number, opened: LookThing, onSaved: () => void) {
  const scope = `look ${projectId} ${userId}`
  const params = { projectId }
  let { revision } = opened
  const store = createStore<LookFields>(opened)

  const saver = createSaver<Partial<LookFields>>({
    scope,
    store: createDraftStore(),
    save: async (changes) => {
      await save(Object.assign({}, ...changes.values()))
      return []
    },
    onState: (now) => showSaving(scope, { now, live: false, again: () => saver.again() }),
  })

  /** There is one look and its draft is shared: who chooses last has chosen, and History has what was before. */
  async function save(change: Partial<LookFields>): Promise<void> {
    const { answer, refusal, response } = await browserApi().send(
      'PATCH /api/v1/studio/projects/{projectId}/look',
      { params, body: { ...change }, headers: { 'If-Match': `"${revision}"` } },
    )
    if (answer) {
      revision = answer.revision
      onSaved()
    } else if (refusal?.code === 'stale') {
      const now = await browserApi().read('GET /api/v1/studio/projects/{projectId}/look', { params })
      revision = now.revision
      await save(change)
    } else throw new Response(null, { status: response.status })
  }

  return {
    use: store.use,
    change(change: Partial<LookFields>) {
      store.set((now) => ({ ...now, ...change }))
      void saver.change(new Map(Object.entries(change).map(([field, value]) => [field, { [field]: value }])))
    },
    async close() {
      await saver.end()
      showSaving(scope, undefined)
    },
  }
}
