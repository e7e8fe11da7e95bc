import { MEDIA_TYPES } from '@belvedere/domain/content/media-types'
import { type FilePurpose, fileProblem, isRightKind } from '@belvedere/domain/uploads/file-problem'
import { browserApi } from '../../api/loader-api.ts'
import { readEvery } from '../../staff/load/read-every.ts'
import { createStore } from '../../state/create-store.ts'
import { dropFile, type KeptUpload, keepFile, keptFiles } from './kept-files.ts'
import { makeView } from './make-view.ts'
import { pictureSize } from './picture-size.ts'
import { SendingRefused, sendBytes } from './send-bytes.ts'
import { takeOlderOff } from './take-older-off.ts'
import { type Goal, isWorkedOn, type Upload } from './upload.ts'

/** More at once would only share the same line. */
const AT_ONCE = 3
const ASK_AGAIN_MS = 1_000

/** All files on their way: they go on whatever page of the studio is open (PLC-02). */
const uploads = createStore<readonly Upload[]>([])
const running = new Map<string, AbortController>()
let who = 0

export const useUploads = () => uploads.use((all) => all)

interface Dropped {
  readonly projectId: number
  readonly place: string
  readonly purpose: FilePurpose
  readonly goal: Goal
  readonly inPlaceOfOlder?: boolean
  readonly file: File
}

const change = (key: string, fields: Partial<Upload>) =>
  uploads.set((all) => all.map((one) => (one.key === key ? { ...one, ...fields } : one)))

const find = (key: string) => uploads.get().find((one) => one.key === key)

/** Takes files in, each with a line of its own; one that cannot be taken says why and stops no other. */
export async function addUploads(dropped: readonly Dropped[]): Promise<void> {
  const added = dropped.map(
    (one): Upload => ({
      inPlaceOfOlder: false,
      ...one,
      key: crypto.randomUUID(),
      name: one.file.name,
      bytes: one.file.size,
      id: undefined,
      state: 'waiting',
      received: 0,
      percent: 0,
      problem: null,
      mediaId: null,
      width: undefined,
      height: undefined,
    }),
  )
  uploads.set((all) => [...all, ...added])
  await Promise.all(added.map(lookAt))
  sendNext()
}

async function lookAt({ key, purpose, file, ...upload }: Upload): Promise<void> {
  if (!file) return
  const size = isRightKind(file.name, purpose) ? await pictureSize(file) : undefined
  const known = size === 'broken' ? undefined : size
  const problem =
    fileProblem({ name: file.name, width: known?.width }, purpose) ??
    (size === 'broken' ? 'broken' : undefined)
  if (problem) change(key, { state: 'refused', problem, ...known })
  else {
    change(key, { ...known })
    await keep({ ...upload, ...known, key, purpose, file })
  }
}

/** A browser that keeps nothing (a private window) sends all the same. */
async function keep({
  file,
  ...upload
}: Omit<Upload, 'state' | 'received' | 'percent' | 'problem' | 'mediaId'>) {
  if (!file) return
  const { key, projectId, name, bytes, purpose, goal, place, inPlaceOfOlder, id, width, height } = upload
  const facts = { key, projectId, name, bytes, purpose, goal, place, inPlaceOfOlder, id, width, height }
  const kept = { ...facts, userId: who, file }
  await keepFile(kept).catch(() => undefined)
}

function sendNext(): void {
  const waiting = uploads.get().filter(({ key, state }) => state === 'waiting' && !running.has(key))
  for (const { key } of waiting.slice(0, Math.max(0, AT_ONCE - running.size))) void send(key)
}

async function send(key: string): Promise<void> {
  const given = new AbortController()
  running.set(key, given)
  try {
    const id = await announced(key)
    const upload = find(key)
    if (!upload?.file) return
    const { file, projectId } = upload
    change(key, { state: 'arriving' })
    // In two windows of one browser the same file is kept: they take turns, and the second finds nothing left to send.
    await navigator.locks.request(`belvedere.upload.${id}`, { signal: given.signal }, () =>
      sendBytes({
        url: `/api/v1/studio/projects/${projectId}/uploads/${id}/bytes`,
        file,
        signal: given.signal,
        onReceived: (received) => change(key, { received }),
      }),
    )
    change(key, { state: 'sent', received: file.size })
    void follow(projectId)
  } catch (error) {
    if (given.signal.aborted) return
    if (error instanceof SendingRefused || error instanceof Response) await refused(key, error)
    else change(key, { state: 'stopped' })
  } finally {
    running.delete(key)
    sendNext()
  }
}

async function refused(key: string, { status }: { status: number }): Promise<void> {
  // Nothing was wrong with the file if the session has ended, or the server is in trouble.
  const forGood = status >= 400 && status < 500 && status !== 401 && status !== 429
  if (!forGood) return change(key, { state: 'stopped' })
  change(key, { state: 'failed', problem: status === 404 ? 'not-found' : 'file-broken' })
  await dropFile(key).catch(() => undefined)
}

/** Its number with the server: asked for once, however often the line is cut. */
async function announced(key: string): Promise<number> {
  const upload = find(key)
  if (!upload) throw new Error('It was given up')
  if (upload.id !== undefined) return upload.id
  const { projectId, name, bytes } = upload
  let { goal } = upload
  if ('viewOf' in goal) {
    const poiId = await makeView(projectId, goal.viewOf, name)
    goal = { mediaTypeId: MEDIA_TYPES.poi_image_dzi, poiId, langId: null }
    change(key, { goal })
    await keep({ ...upload, goal })
  }
  const { response, answer, refusal } = await browserApi().send(
    'POST /api/v1/studio/projects/{projectId}/uploads',
    { params: { projectId }, body: bodyOf(name, bytes, goal) },
  )
  if (!answer) {
    change(key, { problem: refusal?.code ?? null })
    throw new Response(null, { status: response.status })
  }
  // A list that was asked for meanwhile may have told of it as somebody's who went away.
  uploads.set((all) => all.filter((one) => one.key !== `${answer.id}`))
  change(key, { id: answer.id })
  await keep({ ...upload, goal, id: answer.id })
  return answer.id
}

function bodyOf(name: string, bytes: number, goal: Exclude<Goal, { viewOf: unknown }>) {
  if ('replacesId' in goal) return { name, bytes, ...goal }
  const { poiId, mediaTypeId, langId } = goal as { poiId: number; mediaTypeId: 2; langId: 1 }
  return { name, bytes, poiId, mediaTypeId, langId }
}

const following = new Set<number>()

/** Asks how far the server is with what has arrived, until it is done with all of it. */
async function follow(projectId: number): Promise<void> {
  if (following.has(projectId)) return
  following.add(projectId)
  const open = () => uploads.get().some((one) => one.projectId === projectId && isWorkedOn(one))
  while (open()) {
    await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN_MS))
    await told(projectId).catch(() => undefined)
  }
  following.delete(projectId)
}

const listed = (projectId: number) =>
  readEvery((from) =>
    browserApi().send('GET /api/v1/studio/projects/{projectId}/uploads', {
      params: { projectId },
      query: from,
    }),
  )

async function told(projectId: number): Promise<void> {
  const rows = new Map((await listed(projectId)).map((row) => [row.id, row]))
  for (const upload of uploads.get()) {
    const row = upload.id === undefined ? undefined : rows.get(upload.id)
    if (!row || !isWorkedOn(upload) || row.state === 'arriving') continue
    const { state, percent, problem, mediaId } = row
    change(upload.key, { state, percent, problem, mediaId })
    if (state !== 'ready' && state !== 'failed') continue
    await dropFile(upload.key).catch(() => undefined)
    if (state === 'ready' && upload.inPlaceOfOlder) await takeOlder(upload.key)
  }
}

/** Once it is ready, and again for whoever was told that the older one stays on the site. */
export async function takeOlder(key: string): Promise<void> {
  change(key, { notDone: undefined })
  const upload = find(key)
  if (upload) await takeOlderOff(upload).catch(() => change(key, { notDone: 'older-off' }))
}

/** Goes on from where it stopped; after a reload on another computer with the same file, chosen once more. */
export function goOn(key: string, file?: File): void {
  const upload = find(key)
  if (upload?.state !== 'stopped') return
  if (file && (file.size !== upload.bytes || file.name !== upload.name)) return
  if (!file && !upload.file) return
  change(key, { state: 'waiting', notDone: undefined, ...(file && { file }) })
  sendNext()
}

/** Given up on its way, with what has arrived of it; or taken off the list. One that the server keeps comes back and says so. */
export async function dismiss(key: string): Promise<void> {
  const upload = find(key)
  if (!upload) return
  running.get(key)?.abort()
  uploads.set((all) => all.filter((one) => one.key !== key))
  await dropFile(key).catch(() => undefined)
  try {
    await forget(upload)
  } catch {
    const state = upload.state === 'arriving' || upload.state === 'waiting' ? 'stopped' : upload.state
    uploads.set((all) => [...all, { ...upload, state, notDone: 'given-up' }])
    void follow(upload.projectId)
  }
}

/** With the server, where it is not forgotten already. */
async function forget({ projectId, id, state }: Upload): Promise<void> {
  if (id === undefined || state === 'ready') return
  const { response } = await browserApi().send('DELETE /api/v1/studio/projects/{projectId}/uploads/{id}', {
    params: { projectId, id },
  })
  if (!response.ok && response.status !== 404) throw new Response(null, { status: response.status })
}

/** Their project is gone. */
export function giveUpAll(projectId: number): void {
  for (const one of uploads.get()) if (one.projectId === projectId) void dismiss(one.key)
}

/** Once for each project that is opened: what was on its way when the window closed goes on. */
export async function goOnAfterReload(userId: number, projectId: number): Promise<void> {
  who = userId
  const kept = await keptFiles(userId).catch((): KeptUpload[] => [])
  const rows = await listed(projectId)
  const { held = [] } = await navigator.locks.query()
  const elsewhere = new Set(held.map(({ name }) => name))
  // Files were dropped while all of that was asked for.
  const here = new Set(uploads.get().flatMap(({ key, id }) => [key, id]))
  const own = kept.filter((one) => one.projectId === projectId && !here.has(one.key))
  const stopped = rows.filter(
    (row) =>
      row.userId === userId &&
      row.state === 'arriving' &&
      !here.has(row.id) &&
      !own.some(({ id }) => id === row.id),
  )
  uploads.set((all) => [
    ...all,
    ...own.map((one) => resumed(one, rows.find(({ id }) => id === one.id)?.received ?? 0)),
    ...stopped
      .filter(({ id }) => !elsewhere.has(`belvedere.upload.${id}`))
      .map((row): Upload => {
        const goal =
          row.replacesId === null
            ? { mediaTypeId: row.mediaTypeId, poiId: row.poiId, langId: row.langId }
            : { replacesId: row.replacesId }
        const purpose = row.mediaTypeId === MEDIA_TYPES.poi_image_dzi ? 'view' : 'picture'
        const nothing = {
          place: '',
          inPlaceOfOlder: false,
          width: undefined,
          height: undefined,
          file: undefined,
        }
        return { ...row, ...nothing, key: `${row.id}`, goal, purpose, state: 'stopped' }
      }),
  ])
  sendNext()
}

const resumed = ({ userId: _, ...kept }: KeptUpload, received: number): Upload => ({
  ...kept,
  state: 'waiting',
  received,
  percent: 0,
  problem: null,
  mediaId: null,
})

/** As soon as the line is back, what it has stopped goes on; what was to be given up is. */
export function goOnWhenOnline(): () => void {
  const hear = () => {
    for (const { key, state, notDone } of uploads.get())
      if (notDone === 'given-up') void dismiss(key)
      else if (state === 'stopped') goOn(key)
  }
  window.addEventListener('online', hear)
  return () => window.removeEventListener('online', hear)
}
