import { spawnSync } from 'node:child_process'
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ROOMS, root } from './rooms.ts'

const TIME_LIMIT_MS = 30_000

const files = {
  'domain/src/sales/money.ts': 'export const formatMoney = () => 1\nexport const forgotten = 2\n',
  'domain/src/sales/money.test.ts': `import { formatMoney } from './money.ts'\nformatMoney()\n`,
  'domain/src/sales/only-tested.ts': 'export const onlyTested = 1\n',
  'domain/src/sales/only-tested.test.ts': `import { onlyTested } from './only-tested.ts'\nonlyTested.toFixed()\n`,
  'server/src/forgotten.ts': 'export const forgotten = 1\n',
  'server/src/main.ts': `import { formatMoney } from '@belvedere/domain/sales/money'\nimport 'fastify'\nformatMoney()\n`,
  'web/app/root.tsx': `import { Button } from './ui/button.tsx'\nexport default Button\n`,
  'web/app/ui/button.tsx': 'export const Button = () => null\n',
  'web/app/ui/only-shown.tsx': 'export const OnlyShown = () => null\n',
  'web/app/ui/only-shown.stories.tsx': `import { OnlyShown } from './only-shown.tsx'\nexport default OnlyShown\n`,
  'web/app/ui/forgotten.tsx': 'export const Forgotten = () => null\n',
  'tools/checks/forgotten.ts': 'export const forgotten = 1\n',
}

type Named = { name: string }[]
type Complaint = 'files' | 'exports' | 'dependencies'
type Report = { issues: ({ file: string } & Record<Complaint, Named>)[]; exitCode: number | null }

let house = ''
let whole: Report
let product: Report
const complaints = (about: string, kind: Complaint, { issues } = whole) =>
  issues.filter(({ file }) => file === about).flatMap((issue) => issue[kind].map(({ name }) => name))

/** The rooms with their real package files and configuration, and in them only the files above. */
beforeAll(async () => {
  house = await mkdtemp(join(tmpdir(), 'belvedere-unused-'))
  for (const name of [
    'package.json',
    'knip.json',
    'knip.product.ts',
    ...ROOMS.map((room) => `${room}/package.json`),
  ])
    await cp(join(root, name), join(house, name))
  await symlink(join(root, 'node_modules'), join(house, 'node_modules'))
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(join(house, file)), { recursive: true })
    await writeFile(join(house, file), text)
  }
  const { scripts } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'))
  const [first = '', second = ''] = (scripts['check:unused'] as string).split(' && ')
  whole = report(first)
  product = report(second)
}, TIME_LIMIT_MS)

/** What the command of `npm run check` says of that house. */
function report(command: string): Report {
  const [name = '', ...options] = command.split(' ')
  const program = join(root, 'node_modules/.bin', name)
  const { stdout, status } = spawnSync(process.execPath, [program, ...options, '--reporter', 'json'], {
    cwd: house,
    encoding: 'utf8',
    timeout: TIME_LIMIT_MS,
  })
  return { issues: JSON.parse(stdout).issues, exitCode: status }
}

afterAll(() => rm(house, { recursive: true }))

it('fails the check', () => {
  expect([whole.exitCode, product.exitCode]).toEqual([1, 1])
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

it('reports what only a test reaches', () => {
  expect(complaints('domain/src/sales/only-tested.ts', 'exports')).toEqual([])
  expect(complaints('domain/src/sales/only-tested.ts', 'exports', product)).toEqual(['onlyTested'])
})

it('reports what only a story shows', () => {
  expect(complaints('web/app/ui/only-shown.tsx', 'files')).toEqual([])
  expect(complaints('web/app/ui/only-shown.tsx', 'files', product)).toEqual(['web/app/ui/only-shown.tsx'])
})

it('reports a dependency that nothing imports, and not one that is used', () => {
  expect(complaints('serve/package.json', 'dependencies')).toContain('fastify')
  expect(complaints('server/package.json', 'dependencies')).not.toContain('fastify')
})

it.each(['web/app/root.tsx', 'web/app/ui/button.tsx', 'server/src/main.ts'])('lets %s be', (file) => {
  for (const found of [whole, product])
    expect([...complaints(file, 'files', found), ...complaints(file, 'exports', found)]).toEqual([])
})
