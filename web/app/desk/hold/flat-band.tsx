import { formatMoney } from '@belvedere/domain/sales/money'
import { m } from '../../paraglide/messages.js'
import { statusWord } from '../../staff/apartments/status-words.ts'
import { StatusLabel } from '../../ui/status-label.tsx'
import type { Flat } from '../project/load-flats.ts'
import styles from './desk-hold.module.css'

/** "One bedroom, 56 m², floor 6, Riva One". */
export const factsOf = ({ type, area, floor, building }: Flat): string =>
  [type, `${Math.round(area)} m²`, m.desk_floor({ floor }), building].filter(Boolean).join(', ')

/** The apartment that it is about: its plan, status, price. */
export function FlatBand({ flat }: { flat: Flat }) {
  return (
    <div className={styles.band}>
      {flat.plan && <img className={styles.plan} src={flat.plan} alt="" />}
      <div className={styles.what}>
        <p className={styles.name}>{flat.name}</p>
        <StatusLabel status={flat.status} word={statusWord(flat.status)} />
        <p className={styles.facts}>{factsOf(flat)}</p>
      </div>
      {flat.price != null && <p className={styles.price}>{formatMoney(flat.price)}</p>}
    </div>
  )
}
