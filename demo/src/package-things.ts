import type { Dataset, Text } from './dataset.ts'
import { translated } from './languages.ts'
import type { Thing } from './thing.ts'

const PARKING: Text = { en: 'Parking place in the garage', sr: 'Parking mesto u garaži' }
const STORAGE: Text = { en: 'Storage room', sr: 'Ostava' }

/** By unit number: these stay in the dataset whatever ids it has. They are all Riva's. */
const PACKAGES: { name: Text; publish: boolean; units: string[]; extras: Text[] }[] = [
  {
    name: { en: 'Home with a garage', sr: 'Stan sa garažom' },
    publish: true,
    units: ['R1-101'],
    extras: [PARKING, STORAGE],
  },
  {
    name: { en: 'Two on one landing', sr: 'Dva na istom spratu' },
    publish: true,
    units: ['R1-407', 'R1-408'],
    extras: [PARKING, PARKING],
  },
  { name: { en: 'Autumn offer', sr: 'Jesenja ponuda' }, publish: false, units: ['R1-209'], extras: [] },
]

/** Bundles that are offered together; the last one is still a draft. */
export function packageThings({ apartments }: Dataset): Thing[] {
  const isOffered = PACKAGES.every(({ units }) =>
    units.every((unit) => apartments.some(({ name }) => name === unit)),
  )
  if (!isOffered) return []
  return PACKAGES.map(({ name, publish, units, extras }, index) => {
    const homes = apartments.filter((apartment) => units.includes(apartment.name))
    return {
      kind: 'packages',
      id: index + 1,
      fields: {
        name: translated(name),
        publish,
        items: [
          ...homes.map(({ id }) => ({ apartmentId: id })),
          ...extras.map((extra) => ({ name: translated(extra) })),
        ],
      },
    }
  })
}
