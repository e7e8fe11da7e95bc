import { cardArea, cardFloor } from '@belvedere/domain/card-facts'
import { planImageSource } from '@belvedere/domain/plan-image'
import { apartmentPath } from '@belvedere/domain/screen-paths'
import { type Ref, useId } from 'react'
import { Link } from 'react-router'
import type { Apartment } from '../../api/entities.ts'
import { statusWord } from '../../i18n/status-words.ts'
import { useLocalised } from '../../i18n/use-locale.ts'
import { m } from '../../paraglide/messages.js'
import { Icon } from '../../ui/icon.tsx'
import { RoundButton } from '../../ui/round-button.tsx'
import { StatusLabel } from '../../ui/status-label.tsx'
import styles from './apartment-card.module.css'
import { apartmentFactsLine } from './apartment-words.ts'

interface ApartmentCardProps {
  apartment: Apartment
  typeName: string | undefined
  selectedFilters: readonly number[]
  exploreRef: Ref<HTMLAnchorElement>
  onClose: () => void
}

/** The selected apartment (VIE-06, preview mode apartment): beside the picture, on a phone above the thumb. */
export function ApartmentCard({
  apartment,
  typeName,
  selectedFilters,
  exploreRef,
  onClose,
}: ApartmentCardProps) {
  const localised = useLocalised()
  const title = useId()
  const plan = planImageSource(apartment.media)
  const { masterplanId, buildingId, id } = apartment
  return (
    <section className={styles.card} data-preview="apartment" aria-labelledby={title}>
      <div className={styles.plan}>
        {plan && <img src={plan} alt={m.plan_of({ name: apartment.name })} width="276" height="236" />}
      </div>
      <div className={styles.close}>
        <RoundButton ground="paper" label={m.close()} onClick={onClose}>
          <Icon name="close" />
        </RoundButton>
      </div>
      <div className={styles.words}>
        <StatusLabel status={apartment.status} word={statusWord(apartment.status)} />
        <p className={styles.heading}>
          <b id={title}>{apartment.name}</b>
          <span className={styles.type}>{typeName}</span>
        </p>
        <p className={styles.line}>{apartmentFactsLine(apartment, selectedFilters).join(' · ')}</p>
        <dl className={styles.facts}>
          <Fact name={m.area()} value={cardArea(apartment)} />
          <Fact name={m.floor()} value={cardFloor(apartment, selectedFilters)} />
          <Fact name={m.rooms_label()} value={String(apartment.rooms)} />
        </dl>
      </div>
      <Link
        ref={exploreRef}
        className={styles.explore}
        to={localised(apartmentPath(masterplanId, buildingId, id))}
      >
        {m.explore_unit()}
      </Link>
    </section>
  )
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  )
}
