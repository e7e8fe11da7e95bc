import type { Dataset, Text } from './dataset.ts'
import { translated } from './languages.ts'
import type { Rows } from './rows.ts'

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
export function packageRows({ project, apartments }: Dataset): Rows {
  const isOffered = PACKAGES.every(({ units }) =>
    units.every((unit) => apartments.some(({ name }) => name === unit)),
  )
  if (!isOffered) return {}
  const items = PACKAGES.flatMap(({ units, extras }, index) => {
    const place = { package_id: index + 1, project_id: project.id }
    const homes = apartments.filter(({ name }) => units.includes(name))
    return [
      ...homes.map(({ id }) => ({ ...place, apartment_id: id, name: {} })),
      ...extras.map((extra) => ({ ...place, apartment_id: null, name: translated(extra) })),
    ]
  })
  return {
    packages: PACKAGES.map(({ name, publish }, index) => ({
      id: index + 1,
      project_id: project.id,
      name: translated(name),
      publish,
    })),
    package_items: items.map((item, index) => ({ id: index + 1, ...item })),
  }
}
