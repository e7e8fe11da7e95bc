import type { ApartmentTypeKey } from './apartment-type-keys.ts'

/** What the types are called in English (1) and Serbian (6): every new project begins with these. */
export const STANDARD_TYPES: Readonly<Record<ApartmentTypeKey, { readonly 1: string; readonly 6: string }>> =
  {
    studio: { 1: 'Studio', 6: 'Garsonjera' },
    one_bedroom: { 1: 'One bedroom', 6: 'Jedna spavaća soba' },
    two_bedroomroom: { 1: 'Two bedrooms', 6: 'Dve spavaće sobe' },
    three_bedroom: { 1: 'Three bedrooms', 6: 'Tri spavaće sobe' },
    four_bedroom: { 1: 'Four bedrooms', 6: 'Četiri spavaće sobe' },
    duplex: { 1: 'Duplex', 6: 'Dupleks' },
  }
