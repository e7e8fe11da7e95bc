import { expect, it } from 'vitest'
import { readTextPage } from './text-page.ts'

it('reads a text without marks as its paragraphs', () => {
  expect(readTextPage('One line\nand its end.\n\n\nAnother.')).toEqual({
    title: undefined,
    blocks: [
      { kind: 'paragraph', text: 'One line\nand its end.' },
      { kind: 'paragraph', text: 'Another.' },
    ],
  })
})

it('reads title and headings, with or without empty lines around them', () => {
  const page = {
    title: 'Celine',
    blocks: [
      { kind: 'heading', text: 'Park' },
      { kind: 'paragraph', text: 'Srce četvrti.' },
      { kind: 'heading', text: 'Linija' },
      { kind: 'paragraph', text: 'Najnovija faza.' },
    ],
  }
  expect(readTextPage('# Celine\n\n## Park\n\nSrce četvrti.\n\n## Linija\n\nNajnovija faza.\n')).toEqual(page)
  expect(readTextPage('# Celine\r\n## Park\r\nSrce četvrti.\r\n## Linija\r\nNajnovija faza.')).toEqual(page)
})

it('takes a number sign within a line for what it is, and an empty text for an empty page', () => {
  expect(readTextPage('Apartment #4 is sold').blocks).toEqual([
    { kind: 'paragraph', text: 'Apartment #4 is sold' },
  ])
  expect(readTextPage(' \n\n ')).toEqual({ title: undefined, blocks: [] })
})
