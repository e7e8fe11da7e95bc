import { APARTMENT, factsOf, UNKNOWN } from '../../.storybook/an-apartment.ts'
import { narrow } from '../../.storybook/narrow.tsx'
import preview from '../../.storybook/preview.ts'
import { ShortFacts } from './short-facts.tsx'

const meta = preview.meta({ component: ShortFacts, args: factsOf(APARTMENT), decorators: [narrow] })

export const Known = meta.story()
export const Unknown = meta.story({ args: { apartment: UNKNOWN } })
