import { describe, expect, it } from 'vitest'
import { planImageSource, withoutPdf } from './plan-image.ts'

const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

describe('the plan image', () => {
  it.each([
    `data:image/png;base64,${PNG}`,
    'data:image/svg+xml;utf8,<svg xmlns="http://www.w3.org/2000/svg"/>',
  ])('may be a base64 data string, which shows as it is: %s [CRD-05]', (media) => {
    expect(planImageSource(media)).toBe(media)
  })

  it.each([
    ['image/png', PNG],
    ['image/jpeg', '/9j/4AAQSkZJRgABAQEASABIAAD/2Q=='],
    ['image/gif', 'R0lGODlhAQABAAAAACw='],
    ['image/webp', 'UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA=='],
    ['image/avif', 'AAAAIGZ0eXBhdmlmAAAAAGF2aWZtaWYxbWlhZg=='],
    ['image/svg+xml', 'PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciLz4='],
    ['image/svg+xml', 'PD94bWwgdmVyc2lvbj0iMS4wIj8+PHN2Zy8+'],
  ])('may be a base64 data string without its head, which is added: %s [CRD-05]', (type, base64) => {
    expect(planImageSource(base64)).toBe(`data:${type};base64,${base64}`)
  })

  it('may be base64 broken into lines [CRD-05]', () => {
    const inLines = `${PNG.slice(0, 40)}\r\n${PNG.slice(40)}\n`
    expect(planImageSource(inLines)).toBe(`data:image/png;base64,${PNG}`)
  })

  it.each([
    '/api/v1/frontend/pois/1001/media-content/7/file',
    '/api/v1/frontend/pois/1001/media-content/7/file?resize=640',
    '/media/abcd',
    'https://pictures.example/plan.png',
    'blob:https://pictures.example/8f14e45f',
    'plans/two-bedroom-56.svg',
    '/9j/plan.png',
  ])('may be an address: %s [CRD-05]', (media) => {
    expect(planImageSource(media)).toBe(media)
  })

  it.each([null, undefined, '', '  '])('may be missing: %j', (media) => {
    expect(planImageSource(media)).toBeUndefined()
  })

  it.each(['javascript:alert(1)', 'data:text/html,<b>plan</b>', 'file:///etc/plan.png'])(
    'is not something an image cannot show: %s',
    (media) => {
      expect(planImageSource(media)).toBeUndefined()
    },
  )
})

it('names ending in .pdf are left out of POI images [CRD-05]', () => {
  const named = (...names: string[]) => names.map((name, id) => ({ id, name }))
  const images = named('R1-208.png', 'price-list.pdf', 'PLAN.PDF', 'plan.pdf.png', 'pdf', 'a pdf plan')
  expect(withoutPdf(images).map(({ name }) => name)).toEqual([
    'R1-208.png',
    'plan.pdf.png',
    'pdf',
    'a pdf plan',
  ])
  expect(images).toHaveLength(6)
})
