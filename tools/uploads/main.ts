import { randomBytes } from 'node:crypto'
import { connectDatabase } from '@belvedere/server/platform/database/database'
import { flood } from '@belvedere/server/testing/flood'
import { HEAVY_UPLOADS } from '@belvedere/server/testing/heavy-uploads'
import {
  HARM,
  HOSTILE_MEDIA_TYPE,
  HOSTILE_UPLOADS,
  type HostileUpload,
} from '@belvedere/server/testing/hostile-uploads'
import { makeIdentities } from '@belvedere/server/testing/identities'
import { MULTIPART, uploadBody } from '@belvedere/server/testing/multipart'
import { figure } from '../figures/figure.ts'
import { keepFigures } from '../figures/keep-figures.ts'
import { emptyInstallation } from '../scale/empty-installation.ts'
import { startApi } from './api.ts'
import { sendInPieces } from './send-in-pieces.ts'

/** Sends everything hostile to an API of its own and watches its memory; `--quick` leaves the heavy ones out. */
const quick = process.argv.includes('--quick')
const GOAL_MB = 512
const FLOOD_BYTES = 5 * 2 ** 30
const PROJECT = 1

const {
  env,
  config,
  url: databaseUrl,
  remove,
} = await emptyInstallation('uploads', { SERVED_HOSTS: '127.0.0.1' })
const owner = connectDatabase(databaseUrl, { max: 1, options: '-c belvedere.action=uploads' })
const api = await startApi(env)
try {
  process.exitCode = (await run()) ? 0 : 1
} finally {
  await api.stop()
  await owner.destroy()
  await remove()
}

async function run(): Promise<boolean> {
  await owner
    .insertInto('projects')
    .values({ id: PROJECT, name: { 1: 'Uploads' }, latitude: 0, longitude: 0, publish: true })
    .execute()
  const { headers } = (await makeIdentities({ owner, config }, PROJECT)).project_editor
  const counts = { refused: 0, harmless: 0, wrong: 0 }
  const tell = (title: string, expected: string, got: string) => {
    const kind = got !== expected ? 'wrong' : got === 'harmless' ? 'harmless' : 'refused'
    counts[kind] += 1
    const mark = kind === 'wrong' ? `WRONG, expected ${expected}` : ''
    console.log(`${String(api.peakMegabytes()).padStart(4)} MB  ${title}: ${got} ${mark}`.trimEnd())
  }

  for (const upload of quick ? HOSTILE_UPLOADS : [...HOSTILE_UPLOADS, ...HEAVY_UPLOADS])
    tell(upload.title, upload.outcome, await outcomeOf(upload, headers))
  const url = `${api.origin}/api/v1/media/upload`
  const fields = { projectId: PROJECT, mediaTypeId: HOSTILE_MEDIA_TYPE }
  for (const length of [{ 'content-length': FLOOD_BYTES }, {}]) {
    const { code } = await flood({ url, fields, bytes: FLOOD_BYTES, headers: { ...headers, ...length } })
    const how = 'content-length' in length ? 'that says so' : 'of unknown length'
    tell(`a body of 5 GB ${how}`, 'file-too-large', code)
  }

  const bytes = randomBytes(config.uploads.bytes)
  const arrived = await sendInPieces({ origin: api.origin, projectId: PROJECT, headers, bytes })
  console.log(`${String(api.peakMegabytes()).padStart(4)} MB  200 MB over a line cut five times: ${arrived}`)

  const peak = api.peakMegabytes()
  const { refused, harmless, wrong } = counts
  if (wrong) console.log(`${wrong} answered otherwise than expected`)
  console.log(`uploads: ${refused} refused, ${harmless} harmless, peak RSS ${peak} MB (goal < ${GOAL_MB})`)
  await keepFigures([
    figure(
      'hostile uploads',
      `${refused} refused, ${harmless} harmless, ${wrong} otherwise`,
      '0 otherwise',
      !wrong,
    ),
    figure('200 MB over a line cut five times', arrived, 'whole', arrived === 'whole'),
    figure('peak memory of the API', `${peak} MB`, `< ${GOAL_MB} MB`, peak < GOAL_MB),
  ])
  return wrong === 0 && arrived === 'whole' && peak < GOAL_MB
}

/** The code of the refusal; for what was taken, whether what is served is a picture without the harm. */
async function outcomeOf(upload: HostileUpload, headers: Record<string, string>): Promise<string> {
  const { bytes, filename = 'picture.png', mediaTypeId = HOSTILE_MEDIA_TYPE } = upload
  const body = uploadBody({ projectId: PROJECT, mediaTypeId }, { value: await bytes(), filename })
  const reply = await fetch(`${api.origin}/api/v1/media/upload`, {
    method: 'POST',
    headers: { ...headers, ...MULTIPART },
    body: new Uint8Array(body),
  })
  const answer = (await reply.json()) as {
    errors: { code: string }[]
    data: { attributes: { media: string } }
  }
  if (!reply.ok) return answer.errors[0]?.code ?? ''
  const served = await fetch(api.origin + answer.data.attributes.media)
  const isPicture = served.headers.get('content-type')?.startsWith('image/')
  const content = Buffer.from(await served.arrayBuffer())
  return isPicture && !content.includes(HARM) ? 'harmless' : 'harmful'
}
