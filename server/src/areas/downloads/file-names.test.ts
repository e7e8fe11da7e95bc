import { expect, it } from 'vitest'
import { fileNames } from './file-names.ts'

const named = (...names: string[]) => fileNames(names.map((name) => ({ name, fileKey: 'abc.jpg' })))

it('keeps what someone called a file, with the ending of its content [API-85]', () => {
  expect(fileNames([{ name: 'Osnova stana š.png', fileKey: 'abc.webp' }])).toEqual(['Osnova stana š.webp'])
})

it.each([
  ['../../etc/passwd', 'etc passwd.jpg'],
  ['/root/x', 'root x.jpg'],
  ['C:\\windows\\plan', 'C windows plan.jpg'],
  ['a\u0000b\nc', 'a b c.jpg'],
  ['...', 'file.jpg'],
  ['', 'file.jpg'],
  ['a'.repeat(200), `${'a'.repeat(80)}.jpg`],
])('makes %j a name that stays in its folder [API-85]', (name, safe) => {
  expect(named(name)).toEqual([safe])
})

it('tells files of one name apart, whatever their letters [API-85]', () => {
  expect(named('plan', 'Plan', 'plan.jpg', 'other')).toEqual([
    'plan.jpg',
    'Plan (2).jpg',
    'plan (3).jpg',
    'other.jpg',
  ])
})
