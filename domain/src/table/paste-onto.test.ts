import { describe, expect, it } from 'vitest'
import { blockOf } from './block.ts'
import { pasteOnto } from './paste-onto.ts'

const size = { rows: 5, columns: 4 }
const at = (row: number, column: number) => blockOf({ row, column }, { row, column })
const written = ({ cells }: ReturnType<typeof pasteOnto>) =>
  cells.map(({ row, column, text }) => `${row}.${column}=${text}`)

describe('a paste', () => {
  it('begins at the chosen cell and reaches as far as it goes [APT-01]', () => {
    const paste = pasteOnto([['a', 'b'], ['c', 'd']], at(1, 1), size) // biome-ignore format: as rows
    expect(written(paste)).toEqual(['1.1=a', '1.2=b', '2.1=c', '2.2=d'])
    expect(paste).toMatchObject({ beyond: 0, misfit: false })
  })

  it('of one cell fills all that are chosen [APT-01]', () => {
    const paste = pasteOnto([['7']], blockOf({ row: 0, column: 2 }, { row: 2, column: 2 }), size)
    expect(written(paste)).toEqual(['0.2=7', '1.2=7', '2.2=7'])
  })

  it('is repeated where it fits several times [APT-01]', () => {
    const paste = pasteOnto([['a'], ['b']], blockOf({ row: 0, column: 0 }, { row: 3, column: 0 }), size)
    expect(written(paste)).toEqual(['0.0=a', '1.0=b', '2.0=a', '3.0=b'])
  })

  it('tells of rows that meet no row of the table [APT-01]', () => {
    const paste = pasteOnto([['a'], ['b'], ['c']], at(3, 0), size)
    expect(written(paste)).toEqual(['3.0=a', '4.0=b'])
    expect(paste.beyond).toBe(1)
  })

  it('tells that another number of rows was chosen [APT-01]', () => {
    const three = blockOf({ row: 0, column: 0 }, { row: 2, column: 0 })
    expect(pasteOnto([['a'], ['b']], three, size).misfit).toBe(true)
    expect(pasteOnto([['a'], ['b'], ['c'], ['d']], three, size).misfit).toBe(true)
    expect(pasteOnto([['a'], ['b'], ['c']], three, size).misfit).toBe(false)
  })

  it('leaves alone what lies right of the last column [APT-01]', () => {
    expect(written(pasteOnto([['a', 'b']], at(0, 3), size))).toEqual(['0.3=a'])
  })
})
