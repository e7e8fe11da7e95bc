import { setCells } from '@belvedere/domain/outlines/facade-grid'
import { GridCard } from './grid-card.tsx'
import type { useGrid } from './use-grid.ts'

/** The first floor whose apartments do not fit its columns, to be answered. */
export function GridMisfit({ grid }: { grid: ReturnType<typeof useGrid> }) {
  const { misfit } = grid
  if (!misfit) return null
  return (
    <GridCard
      misfit={misfit}
      onKeep={() => grid.settle(misfit.floor)}
      onOtherwise={() => {
        grid.change((now) => setCells(now, misfit.floor, misfit.columns))
        grid.settle(misfit.floor)
      }}
      onAddColumn={() => grid.change((now) => setCells(now, misfit.floor, misfit.homes))}
    />
  )
}
