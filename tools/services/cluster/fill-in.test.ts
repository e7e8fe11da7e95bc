import { execFile } from 'node:child_process'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { CHECKOUT } from '../checkout.ts'
import { filledIn } from './fill-in.ts'

const OPS = join(CHECKOUT, 'ops/database')
const read = (file: string) => readFile(join(OPS, file), 'utf8')

it('names every place of the files in place.env, and no other', async () => {
  const files = (await readdir(OPS)).filter((file) => file !== 'place.env')
  const texts = await Promise.all(files.map(read))
  const used = texts.flatMap((text) => [...text.matchAll(/\$\{(\w+)\}/g)].map(([, name]) => name))
  const named = [...(await read('place.env')).matchAll(/^(\w+)=/gm)].map(([, name]) => name)
  expect([...new Set(used)].sort()).toEqual(named.sort())
})

it('can be read by a shell, as ops/README.md says', async () => {
  const { stdout } = await promisify(execFile)('sh', ['-ec', 'set -a; . ./place.env; env'], { cwd: OPS })
  const places = Object.fromEntries(stdout.split('\n').map((line) => line.split(/=(.*)/).slice(0, 2)))
  for (const [, name = ''] of (await read('place.env')).matchAll(/^(\w+)=/gm))
    expect(places).toHaveProperty(name)
  expect(places.ARCHIVE_COMMAND).toBe('pgbackrest --stanza=belvedere archive-push %p')
})

it('fills in every place, and refuses to leave one open', async () => {
  await expect(filledIn('etcd.yml', { NAME: 'pg1' })).rejects.toThrow('a place ETCD_DIR')
})
