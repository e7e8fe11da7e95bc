import { expect, it } from 'vitest'
import { previewBar } from './preview-bar.ts'

const UNTIL = new Date('2026-11-20T10:00:00Z')

it('lies over the screens of visitors, in their language, and over none of staff [PUB-01]', () => {
  expect(previewBar('/masterplan/1', UNTIL)).toContain('Open until 20 Nov 2026')
  expect(previewBar('/rs/masterplan/1', UNTIL)).toContain('Pregled')
  for (const path of ['/studio/2/apartments', '/rs/studio/2', '/desk/1', '/rs/desk/1/enquiries'])
    expect(previewBar(path, UNTIL), path).toBe('')
})
