import { expect, it } from 'vitest'
import { sitemapXml } from './sitemap-xml.ts'

it('lists each screen in both languages, each naming the other, with its address escaped', () => {
  const xml = sitemapXml('https://riva.example', ['/', '/base-page?projectId=1&mediaId=2'])
  expect(xml.match(/<loc>[^<]*/g)).toEqual([
    '<loc>https://riva.example/',
    '<loc>https://riva.example/rs',
    '<loc>https://riva.example/base-page?projectId=1&amp;mediaId=2',
    '<loc>https://riva.example/rs/base-page?projectId=1&amp;mediaId=2',
  ])
  expect(xml.match(/hreflang="(en|sr-Latn|x-default)"/g)).toHaveLength(12)
  expect(xml).toContain('hreflang="sr-Latn" href="https://riva.example/rs"/>')
})
