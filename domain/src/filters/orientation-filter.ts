import { COMPASS_DIRECTIONS, facesOf } from '../apartments/orientation.ts'
import { defineChoice } from './define-choice.ts'

/** An apartment that faces two directions matches either (FLT-15). */
export const orientationFilter = {
  name: 'orientation',
  kind: 'orientation',
  id: 6,
  ...defineChoice({
    field: 'selectedOrientations',
    key: 'facing',
    traits: ({ properties }) => facesOf(properties.orientation),
    parse: (text) => COMPASS_DIRECTIONS.find((direction) => direction === text),
  }),
} as const
