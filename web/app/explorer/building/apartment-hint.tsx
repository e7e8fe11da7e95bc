import type { Apartment } from '@belvedere/contract/entities/apartment'
import { apartmentFactsLine } from '../../i18n/apartment-facts-line.ts'
import { statusWord } from '../../i18n/status-words.ts'
import { StatusLabel } from '../../ui/status-label.tsx'
import styles from './apartment-hint.module.css'

interface ApartmentHintProps {
  apartment: Apartment
  selectedFilters: readonly number[]
}

/** What is pointed at, in short, before it is selected (VIE-02, VIE-06). */
export function ApartmentHint({ apartment, selectedFilters }: ApartmentHintProps) {
  return (
    <span className={styles.hint} data-preview="apartment">
      <span className={styles.top}>
        <b>{apartment.name}</b>
        <StatusLabel status={apartment.status} word={statusWord(apartment.status)} />
      </span>
      <span>{apartmentFactsLine(apartment, selectedFilters)}</span>
    </span>
  )
}
