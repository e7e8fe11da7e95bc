import { spawnSync } from 'node:child_process'
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ROOMS, root } from './rooms.ts'

const TIME_LIMIT_MS = 30_000

const files = {
  'domain/src/sales/money.ts': 'export const formatMoney = () => 1\nexport const forgotten = 2\n',
  'domain/src/sales/money.test.ts': `import { formatMoney } from './money.ts'\nformatMoney()\n`,
  'server/src/forgotten.ts': 'export const forgotten = 1\n',
  'server/src/main.ts': `import { formatMoney } from '@belvedere/domain/sales/money'\nimport 'fastify'\nformatMoney()\n`,
  'web/app/root.tsx': `import { Button } from './ui/button.tsx'\nexport default Button\n`,
  'web/app/ui/button.tsx': 'export const Button = () => null\n',
  'web/app/ui/forgotten.tsx': 'export const Forgotten = () => null\n',
  'tools/checks/forgotten.ts': 'export const forgotten = 1\n',
}

type Named = { name: string }[]
type Complaint = 'files' | 'exports' | 'dependencies'
type Issues = ({ file: string } & Record<Complaint, Named>)[]

let house = ''
let issues: Issues = []
let exitCode: number | null = null
const complaints = (about: string, kind: Complaint) =>
  issues.filter(({ file }) => file === about).flatMap((issue) => issue[kind].map(({ name }) => name))

/** The rooms with their real package files and configuration, and in them only the files above. */
beforeAll(async () => {
  house = await mkdtemp(join(tmpdir(), 'belvedere-unused-'))
  for (const name of ['package.json', 'knip.json', ...ROOMS.map((room) => `${room}/package.json`)])
    await cp(join(root, name), join(house, name))
  await symlink(join(root, 'node_modules'), join(house, 'node_modules'))
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(join(house, file)), { recursive: true })
    await writeFile(join(house, file), text)
  }
  const knip = join(root, 'node_modules/.bin/knip')
  const { stdout, status } = spawnSync(process.execPath, [knip, '--no-progress', '--reporter', 'json'], {
    cwd: house,
    encoding: 'utf8',
    timeout: TIME_LIMIT_MS,
  })
  exitCode = status
  issues = (JSON.parse(stdout) as { issues: Issues }).issues
}, TIME_LIMIT_MS)

afterAll(() => rm(house, { recursive: true }))

it('fails the check', () => {
  expect(exitCode).toBe(1)
})

it.each(['web/app/ui/forgotten.tsx', 'tools/checks/forgotten.ts'])('reports %s as an unused file', (file) => {
  expect(complaints(file, 'files')).toEqual([file])
})

it.each(['domain/src/sales/money.ts', 'server/src/forgotten.ts'])(
  'reports what %s exports in vain',
  (file) => {
    expect(complaints(file, 'exports')).toEqual(['forgotten'])
  },
)

it('reports a dependency that nothing imports, and not one that is used', () => {
  expect(complaints('serve/package.json', 'dependencies')).toContain('fastify')
  expect(complaints('server/package.json', 'dependencies')).not.toContain('fastify')
})

it.each(['web/app/root.tsx', 'web/app/ui/button.tsx', 'server/src/main.ts'])('lets %s be', (file) => {
  expect([...complaints(file, 'files'), ...complaints(file, 'exports')]).toEqual([])
})
