import type { Colleague } from '@belvedere/contract/entities/colleague'
import type { RefusalCode } from '@belvedere/contract/refusal'
import { loadRows } from '../../staff/apartments/load-rows.ts'
import { createStore, type Store } from '../../state/create-store.ts'
import type { Act } from '../saving/draft-store.ts'
import { createDraftStore } from '../saving/draft-store.ts'
import { createSaver } from '../saving/saver.ts'
import { showSaving } from '../saving/shown-saving.ts'
import { type Apartment, type CellChange, cellKey, FIELDS, type Field, type Value } from './apartment.ts'
import { mayBecome } from './may-become.ts'
import { saveApartments } from './save-apartments.ts'

/** A cell that was changed in this visit: what it was at its beginning. */
export interface Mark {
  readonly before: Value
  readonly at: Date
}

/** A cell that someone else has just changed. */
export interface Theirs {
  readonly by: Colleague | undefined
}

export interface SheetState {
  /** As they are shown: with what is not saved yet. */
  readonly rows: readonly Apartment[]
  readonly marks: ReadonlyMap<string, Mark>
  readonly refused: ReadonlyMap<string, RefusalCode>
  readonly theirs: ReadonlyMap<string, Theirs>
  readonly undoable: number
  readonly redoable: number
  /** Of earlier visits, not saved. */
  readonly kept: readonly Act<CellChange>[]
}

export interface Sheet extends Store<SheetState> {
  /** One act: saved, recorded and undone at once. */
  readonly act: (changes: readonly CellChange[], how?: { readonly alone?: boolean }) => void
  /** One that was made just now. */
  readonly add: (made: Apartment) => void
  readonly undo: () => void
  readonly redo: () => void
  /** What someone else has made of a cell that both have changed. */
  readonly theirValue: (id: number, field: Field) => Value | undefined
  /** What both have changed is as theirs again. */
  readonly takeTheirs: (key: string) => void
  /** What both have changed is saved over theirs. */
  readonly keepMine: (key: string) => void
  readonly saveKept: () => void
  readonly forgetKept: () => void
  /** Someone else has done something: it is shown, and who it was. */
  readonly readTheirs: (by: Colleague | undefined) => Promise<void>
  readonly end: () => void
}

const THEIRS_MS = 5_000

const turned = ({ before, after, ...cell }: CellChange): CellChange => ({
  id: cell.id,
  field: cell.field,
  before: after,
  after: before,
})

/** The apartments of a project while someone works on them. */
export function createSheet(projectId: number, userId: number, apartments: readonly Apartment[]): Sheet {
  const scope = `apartments ${projectId} ${userId}`
  /** As the server last told it. */
  let known = new Map(apartments.map((one) => [one.id, one]))
  /** Changed here and not saved yet, the latest by cell. */
  const pending = new Map<string, CellChange>()
  const done: (readonly CellChange[])[] = []
  const undone: (readonly CellChange[])[] = []
  const store = createStore<SheetState>({
    rows: apartments,
    marks: new Map(),
    refused: new Map(),
    theirs: new Map(),
    undoable: 0,
    redoable: 0,
    kept: [],
  })
  const set = (part: Partial<SheetState>) => store.set((now) => ({ ...now, ...part }))

  const saver = createSaver<CellChange>({
    scope,
    store: createDraftStore(),
    save: async (changes) => {
      const cells = [...changes.values()]
      const refused = await saveApartments(cells, {
        projectId,
        known: (id) => known.get(id),
        onSaved: (saved, revisions) => {
          for (const [id, revision] of revisions) settleRow(id, revision, saved)
        },
        readAgain,
      })
      for (const cell of cells) if (pending.get(cellKey(cell)) === cell) pending.delete(cellKey(cell))
      // What was refused is shown as it was typed, with the reason, until it is mended.
      for (const cell of cells) if (refused.has(cellKey(cell))) pending.set(cellKey(cell), cell)
      if (refused.size > 0) set({ refused: new Map([...store.get().refused, ...refused]) })
      return [...refused.keys()]
    },
    onState: (now) => showSaving(scope, { now, live: true, again: () => saver.again() }),
  })
  void saver.leftover().then((kept) => set({ kept }))

  function settleRow(id: number, revision: number, saved: readonly CellChange[]) {
    const row = known.get(id)
    if (!row) return
    const values = saved.filter((cell) => cell.id === id).map(({ field, after }) => [field, after])
    known.set(id, { ...row, revision, ...Object.fromEntries(values) })
  }

  /** As the server has it, with what is not saved yet. */
  function shown(row: Apartment): Apartment {
    const own = FIELDS.flatMap((field) => pending.get(cellKey({ id: row.id, field })) ?? [])
    return own.length === 0
      ? row
      : { ...row, ...Object.fromEntries(own.map(({ field, after }) => [field, after])) }
  }

  async function readAgain(by?: Colleague): Promise<void> {
    const fresh = await loadRows(projectId)
    const before = known
    known = new Map(fresh.map((one) => [one.id, one]))
    const changed = fresh.flatMap((row) => {
      const old = before.get(row.id)
      if (!old || old.revision === row.revision) return []
      return FIELDS.filter((field) => old[field] !== row[field]).map((field) =>
        cellKey({ id: row.id, field }),
      )
    })
    const old = new Map(store.get().rows.map((row) => [row.id, row]))
    // A row that is as it was stays the same object: it is not drawn again.
    const rows = fresh.map((row) => {
      const present = old.get(row.id)
      return present && before.get(row.id)?.revision === row.revision ? present : shown(row)
    })
    set({ rows, theirs: new Map(changed.map((key) => [key, { by }])) })
    setTimeout(() => set({ theirs: new Map() }), THEIRS_MS)
  }

  function apply(changes: readonly CellChange[]) {
    const now = new Date()
    const marks = new Map(store.get().marks)
    const refused = new Map(store.get().refused)
    const values = new Map<number, Record<string, Value>>()
    for (const change of changes) {
      const key = cellKey(change)
      pending.set(key, change)
      refused.delete(key)
      const { before = change.before } = marks.get(key) ?? {}
      if (before === change.after) marks.delete(key)
      else marks.set(key, { before, at: now })
      values.set(change.id, { ...values.get(change.id), [change.field]: change.after })
    }
    const rows = store.get().rows.map((row) => {
      const own = values.get(row.id)
      return own ? { ...row, ...own } : row
    })
    set({ rows, marks, refused, undoable: done.length, redoable: undone.length })
  }

  function act(changes: readonly CellChange[], { alone = changes.length > 1 } = {}) {
    if (changes.length === 0) return
    apply(changes)
    void saver.change(new Map(changes.map((change) => [cellKey(change), change])), { alone })
  }

  /** Takes the last act of one list back, as far as nobody has changed it since, and remembers it in the other. */
  function step(from: (readonly CellChange[])[], to: (readonly CellChange[])[]) {
    const last = from.pop()
    if (!last) return
    const rows = new Map(store.get().rows.map((row) => [row.id, row]))
    const back = last
      .filter((change) => rows.get(change.id)?.[change.field] === change.after)
      .map(turned)
      .filter(mayBecome)
    if (back.length > 0) to.push(back)
    act(back)
    set({ undoable: done.length, redoable: undone.length })
  }

  return {
    ...store,
    act(changes, how) {
      if (changes.length === 0) return
      done.push(changes)
      undone.length = 0
      act(changes, how)
    },
    add(made) {
      known.set(made.id, made)
      set({ rows: [...store.get().rows, made] })
    },
    undo: () => step(done, undone),
    redo: () => step(undone, done),
    theirValue: (id, field) => known.get(id)?.[field],
    takeTheirs(key) {
      const mine = pending.get(key)
      if (!mine) return
      pending.delete(key)
      void saver.letGo([key])
      const refused = new Map(store.get().refused)
      refused.delete(key)
      const marks = new Map(store.get().marks)
      marks.delete(key)
      const rows = store.get().rows.map((row) => (row.id === mine.id ? shown(known.get(row.id) ?? row) : row))
      set({ rows, refused, marks })
    },
    keepMine(key) {
      const mine = pending.get(key)
      const theirs = mine && known.get(mine.id)
      if (mine && theirs) act([{ ...mine, before: theirs[mine.field] }])
    },
    saveKept() {
      const { kept } = store.get()
      set({ kept: [] })
      const changes = kept.flatMap((act) => [...act.changes.values()])
      apply(changes)
      // Where someone else was here meanwhile, nothing is saved over it unasked.
      const undecided = changes.filter(({ id, field, before, after }) => {
        const now = known.get(id)?.[field]
        return now !== before && now !== after
      })
      const keys = undecided.map(cellKey)
      set({ refused: new Map([...store.get().refused, ...keys.map((key) => [key, 'stale'] as const)]) })
      void saver.takeUp(kept, new Set(keys))
    },
    forgetKept() {
      void saver.forget(store.get().kept)
      set({ kept: [] })
    },
    readTheirs: readAgain,
    end: () =>
      void saver.end().then(() => {
        if (pending.size === 0) showSaving(scope, undefined)
      }),
  }
}
