import type { NamedField } from '@belvedere/domain/imports/read-cell'
import type { Choices, Column, Reading } from './import-types.ts'

type Field = Column['field']
type Meanings = NonNullable<Choices['meanings']>
type Source = Column['words'][number]['from']

/** What a column is for: as it was chosen, else as it was read. */
export const fieldOf = (reading: Reading, { columns }: Choices, column: number): Field =>
  columns?.[column] === undefined ? (reading.columns[column]?.field ?? null) : columns[column]

const fieldsOf = (reading: Reading, choices: Choices): Field[] =>
  reading.columns.map((_, column) => fieldOf(reading, choices, column))

/** What was told of words: now, or with an earlier list; with `offered` also what nobody has contradicted. */
function meaningsOf({ columns }: Reading, { meanings = {} }: Choices, sources: readonly Source[]): Meanings {
  const all: Meanings = { ...meanings }
  for (const { field, words } of columns) {
    if (field !== 'building' && field !== 'type' && field !== 'status') continue
    const read = words.flatMap(({ folded, means, from }) =>
      sources.includes(from) ? [[folded, means] as const] : [],
    )
    all[field] = { ...Object.fromEntries(read), ...meanings[field] }
  }
  return all
}

export const withField = (reading: Reading, now: Choices, column: number, field: Field): Choices => ({
  ...now,
  columns: fieldsOf(reading, now).with(column, field),
})

export function withMeaning(
  reading: Reading,
  now: Choices,
  field: NamedField,
  [folded, means]: readonly [string, string | null],
): Choices {
  const told = meaningsOf(reading, now, ['told'])
  return {
    ...now,
    columns: fieldsOf(reading, now),
    meanings: { ...told, [field]: { ...told[field], [folded]: means } },
  }
}

export const withForNew = (now: Choices, told: Choices['forNew']): Choices => ({
  ...now,
  forNew: { ...now.forNew, ...told },
})

/** All that stands on the screen, to be held against the project: what is offered was seen, and counts. */
export const asSeen = (reading: Reading, choices: Choices): Choices => ({
  ...choices,
  columns: fieldsOf(reading, choices),
  meanings: meaningsOf(reading, choices, ['told', 'offered']),
})
