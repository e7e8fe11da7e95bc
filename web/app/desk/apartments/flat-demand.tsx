import type { Answer } from '@belvedere/contract/client-types'
import { countWords } from '../../i18n/number-words.ts'
import { m } from '../../paraglide/messages.js'
import styles from './desk-apartment-side.module.css'

type Demand = Answer<'GET /api/v1/desk/projects/{projectId}/apartments/{id}/demand'>

/** Who wants it; of people who only looked or kept it, few are not told. */
export function FlatDemand({ demand: { people, favourites, enquiries } }: { demand: Demand }) {
  const counts = [
    { name: 'people', count: people, unit: m.desk_looked_unit },
    { name: 'favourites', count: favourites, unit: m.desk_favourites_unit },
    // Not for who may not read them.
    ...(enquiries === undefined
      ? []
      : [{ name: 'enquiries', count: enquiries, unit: m.desk_enquiries_unit }]),
  ]
  return (
    <section aria-label={m.desk_demand()}>
      <header>
        <h2>{m.desk_demand()}</h2>
        <p>{m.desk_last_weeks()}</p>
      </header>
      <ul className={styles.demand}>
        {counts.map(({ name, count, unit }) => (
          <li key={name}>
            {count === null ? <em>{m.desk_few()}</em> : <b>{countWords(count)}</b>}
            <span>{unit({ count: count ?? 0 })}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
