import type { PackageItem, StaffPackage } from '@belvedere/contract/entities/package'
import type { z } from 'zod'
import { inLanguage, type Languages } from '../../platform/database/languages.ts'
import type { PackageItemRow, PackageRow } from './package-queries.ts'

type Item = z.output<typeof PackageItem>

/** An apartment is known by its unit number, which is the same in every language. */
export function presentPackageItem(row: PackageItemRow, languages: Languages): Item {
  const { id, packageId, apartmentId, apartmentName, name } = row
  return { id, packageId, apartmentId, name: apartmentName ?? inLanguage(name, languages) }
}

export function presentPackage(row: PackageRow, languages: Languages) {
  return { ...row, name: inLanguage(row.name, languages) }
}

export function presentStaffPackage(
  row: PackageRow,
  items: readonly PackageItemRow[],
  languages: Languages,
): z.output<typeof StaffPackage> {
  return {
    ...presentPackage(row, languages),
    nameTranslations: row.name,
    items: items.map((item) => ({
      ...presentPackageItem(item, languages),
      nameTranslations: item.name,
    })),
  }
}
