import type { RefusalCode } from '@belvedere/contract/refusal'
import { browserApi } from '../../api/loader-api.ts'
import type { StaffProject } from '../../staff/project/staff-project.ts'
import { createStore } from '../../state/create-store.ts'
import { type Act, createDraftStore } from '../saving/draft-store.ts'
import { createSaver } from '../saving/saver.ts'
import { showSaving } from '../saving/shown-saving.ts'
import { changeOf, type Setting, type Settings, type StaffSettings, settingsOf } from './settings.ts'

/** What somebody else has set meanwhile, as far as the refusal tells who and when. */
export interface Theirs {
  readonly value: unknown
  readonly by: string | undefined
  readonly at: string | undefined
}

interface State {
  readonly now: Settings
  readonly refused: ReadonlyMap<string, RefusalCode>
  readonly theirs: ReadonlyMap<string, Theirs>
  readonly kept: readonly Act<Partial<Settings>>[]
}

/** A project's settings while someone works on them: each field is saved a moment after it was changed. */
export function openSettings(
  opened: { readonly project: StaffProject; readonly settings: StaffSettings },
  userId: number,
  onSaved: () => void,
) {
  const id = opened.project.id
  const scope = `settings ${id} ${userId}`
  let { revision } = opened.project
  /** As the server last told it. */
  let known = settingsOf(opened.project, opened.settings)
  const store = createStore<State>({ now: known, refused: new Map(), theirs: new Map(), kept: [] })

  const saver = createSaver<Partial<Settings>>({
    scope,
    store: createDraftStore(),
    save: async (changes) => {
      const refused = await saveAll(Object.assign({}, ...changes.values()))
      if (refused.size > 0)
        store.set((state) => ({ ...state, refused: new Map([...state.refused, ...refused]) }))
      else onSaved()
      return [...refused.keys()]
    },
    onState: (now) => showSaving(scope, { now, live: true, again: () => saver.again() }),
  })
  void saver.leftover().then((kept) => store.set((state) => ({ ...state, kept })))

  /** Throws where the server was not reached. */
  async function saveAll(change: Partial<Settings>): Promise<ReadonlyMap<string, RefusalCode>> {
    const fields = Object.keys(change) as Setting[]
    const { response, answer, refusal, meta } = await browserApi().send('PATCH /api/v1/projects/{id}', {
      params: { id },
      body: changeOf(change, { ...known, ...change }.prices),
      headers: { 'If-Match': `"${revision}"` },
    })
    if (answer) {
      revision = answer.revision
      known = { ...known, ...change }
      return new Map()
    }
    if (response.status >= 500) throw new Response(null, { status: response.status })
    if (refusal?.code !== 'stale') return refusedAll(fields, refusal?.code ?? 'invalid-input')
    const now = await readAgain()
    const both = fields.filter((field) => !isSame(now[field], known[field]))
    known = now
    // What only someone else has changed is theirs; what both have changed is for a person to decide.
    if (both.length > 0) {
      const { changedBy, changedAt } = (meta ?? {}) as Partial<LastChange>
      const who = { by: changedBy?.name ?? undefined, at: changedAt ?? undefined }
      const told = both.map((field) => [field, { value: now[field], ...who }] as const)
      store.set((state) => ({ ...state, theirs: new Map([...state.theirs, ...told]) }))
      return refusedAll(both, 'stale')
    }
    return saveAll(change)
  }

  async function readAgain(): Promise<Settings> {
    const params = { id }
    const project = await browserApi().read('GET /api/v1/projects/{id}', { params })
    const settings = await browserApi().read('GET /api/v1/projects/{id}/settings', { params })
    revision = project.revision
    return settingsOf(project, settings)
  }

  return {
    use: store.use,
    change<Field extends Setting>(field: Field, value: Settings[Field]) {
      store.set((state) => {
        const refused = new Map(state.refused)
        refused.delete(field)
        return { ...state, refused, now: { ...state.now, [field]: value } }
      })
      void saver.change(new Map([[field, { [field]: value }]]))
    },
    async takeUp() {
      const { kept } = store.get()
      const values = kept.flatMap(({ changes }) => [...changes.values()])
      store.set((state) => ({ ...state, kept: [], now: Object.assign({}, state.now, ...values) }))
      await saver.takeUp(kept)
    },
    async forget() {
      const { kept } = store.get()
      store.set((state) => ({ ...state, kept: [] }))
      await saver.forget(kept)
    },
    async close() {
      await saver.end()
      showSaving(scope, undefined)
    },
  }
}

type LastChange = { changedBy: { name: string | null } | null; changedAt: string | null }

const refusedAll = (fields: readonly Setting[], code: RefusalCode): ReadonlyMap<string, RefusalCode> =>
  new Map(fields.map((field) => [field, code]))

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
