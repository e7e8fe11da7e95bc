import { APARTMENT, LONG, listed, UNKNOWN } from '../../../.storybook/an-apartment.ts'
import preview from '../../../.storybook/preview.ts'
import { CompareTable } from './compare-table.tsx'

const OTHER = { ...UNKNOWN, id: 1002, name: 'R1-209' }
const THIRD = { ...LONG, id: 1003 }

const meta = preview.meta({
  component: CompareTable,
  args: { columns: [APARTMENT, OTHER].map(listed), onlyDifferences: false, free: 0, corner: null },
  render: ({ columns, ...table }) => (
    <div style={{ background: 'var(--paper)' }}>
      <CompareTable {...table} columns={columns.map(({ apartment }) => listed(apartment))} />
    </div>
  ),
})

export const Two = meta.story()
export const One = meta.story({ args: { columns: [listed(APARTMENT)], free: 3 } })
export const Three = meta.story({ args: { columns: [APARTMENT, OTHER, THIRD].map(listed) } })
export const OnlyDifferences = meta.story({ args: { onlyDifferences: true } })
export const OneOnPhone = meta.story({
  args: { columns: [listed(APARTMENT)], free: 1 },
  globals: { viewport: { value: 'phone' } },
})
export const OnPhone = meta.story({ globals: { viewport: { value: 'phone' } } })
