import { mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { CHECKOUT, VAR } from '../services/checkout.ts'
import { run, runOrFail } from '../services/run.ts'

const FOLDER = join(VAR, 'rolling-before')
/** Says which version lies there, once it is built. */
const BUILT = join(FOLDER, 'built')
const RUNS = ['package.json', 'tsconfig.base.json', 'messages', 'tools/words.ts', 'tools/services']
const ROOMS = ['domain', 'contract', 'server', 'web', 'serve', 'demo']

/**
 * What an upgrade starts from: the last release. Raise it with each one. There was none yet, so this one is from before
 * migrations 058 to 060.
 */
const BEFORE = '5cc94f80248b6d12480e9967a5c86574124387e0'

/** It, built in a folder of its own with the packages of this one; nothing where git's record does not reach back so far. */
export async function versionBefore(): Promise<string | undefined> {
  const { code } = await run('git', ['-C', CHECKOUT, 'cat-file', '-e', BEFORE])
  if (code !== 0) return undefined
  if ((await readFile(BUILT, 'utf8').catch(() => '')) === BEFORE) return FOLDER
  await rm(FOLDER, { recursive: true, force: true })
  await mkdir(FOLDER, { recursive: true })
  const archive = join(FOLDER, 'version.tar')
  await runOrFail('git', ['-C', CHECKOUT, 'archive', '-o', archive, BEFORE, ...RUNS, ...ROOMS])
  await runOrFail('tar', ['-x', '-f', archive, '-C', FOLDER])
  await rm(archive)
  await linkPackages()
  await runOrFail(process.execPath, [join(FOLDER, 'tools/words.ts')])
  const builder = join(CHECKOUT, 'node_modules/@react-router/dev/bin.cjs')
  await runOrFail(process.execPath, [builder, 'build', join(FOLDER, 'web')])
  await writeFile(BUILT, BEFORE)
  return FOLDER
}

/** Ours, but for the rooms: those are its own. */
async function linkPackages(): Promise<void> {
  const [ours, its] = [join(CHECKOUT, 'node_modules'), join(FOLDER, 'node_modules')]
  await mkdir(join(its, '@belvedere'), { recursive: true })
  for (const name of await readdir(ours))
    if (name !== '@belvedere') await symlink(join(ours, name), join(its, name))
  for (const room of ROOMS) {
    await symlink(join(FOLDER, room), join(its, '@belvedere', room))
    const more = join(CHECKOUT, room, 'node_modules')
    if ((await readdir(more).catch(() => [])).length > 0)
      await symlink(more, join(FOLDER, room, 'node_modules'))
  }
}
