import { describe, expect, it } from 'vitest'
import { notShown } from './not-shown.ts'

const claims = [
  { apartmentId: 1, status: 'pending-reservation' },
  { apartmentId: 2, status: 'sold' },
]

describe('what the line has told', () => {
  it("is nothing new where the claims show it, as after one's own hold or release [RSV-04]", () => {
    const held = { id: 1, to: 'pending-reservation' } as const
    const free = { id: 3, to: 'available' } as const
    expect(notShown([held, free], claims)).toEqual([])
  })

  it('is asked for where they do not: held, ended or sold by a colleague [RSV-04]', () => {
    const news = [
      { id: 3, to: 'pending-reservation' },
      { id: 1, to: 'available' },
      { id: 2, to: 'reserved' },
    ] as const
    expect(notShown(news, claims)).toEqual(news)
  })
})
