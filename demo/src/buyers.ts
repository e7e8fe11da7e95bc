import type { Apartment } from './dataset.ts'

/** Invented buyers, one after the other. */
const BUYERS = [
  'Mila Perić',
  'Nikola Ilić',
  'Ana Jovanović',
  'Stefan Marković',
  'Jelena Kovač',
  'Marko Simić',
]

/** Who holds an apartment, if its status says that someone does. */
export const buyerOf = ({ id }: Apartment) => BUYERS[id % BUYERS.length] ?? ''
