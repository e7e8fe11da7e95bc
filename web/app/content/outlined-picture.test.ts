import type { MediaItem } from '@belvedere/contract/entities/media-item'
import { expect, it } from 'vitest'
import { outlinedPicture, outlinesOf } from './outlined-picture.ts'

const pictureWith = (polygons: MediaItem['mediaData']['polygons']) =>
  outlinedPicture({ id: 1, mediaData: { width: 9, polygons } } as unknown as MediaItem)

it('gives the outlines of a picture back in whole pixels, several of one thing together, without markers', () => {
  const picture = pictureWith([
    {
      poiId: 7,
      points: [
        [1.8, 892.6],
        [0, 895.4],
        [-2, 0.5],
      ],
    },
    { poiId: 8, points: [[5, 5]] },
    {
      poiId: 7,
      points: [
        [3, 4],
        [5, 6],
      ],
    },
  ])
  expect(picture.mediaData.width).toBe(9)
  expect([...outlinesOf(picture)]).toEqual([
    [
      7,
      [
        [
          [2, 893],
          [0, 895],
          [-2, 1],
        ],
        [
          [3, 4],
          [5, 6],
        ],
      ],
    ],
  ])
})

it('words them as a path does', () => {
  expect(
    pictureWith([
      {
        poiId: 7,
        points: [
          [1.8, 892.6],
          [0, 895.4],
        ],
      },
    ]).mediaData.outlines,
  ).toEqual([{ poiId: 7, line: '2 893L0 895' }])
})
