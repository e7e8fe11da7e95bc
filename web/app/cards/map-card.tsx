import { apartmentPath } from '@belvedere/domain/screens/screen-paths'
import { type Ref, useId } from 'react'
import { Link } from 'react-router'
import { apartmentFactsLine } from '../i18n/apartment-facts-line.ts'
import { statusWord } from '../i18n/status-words.ts'
import { useLocalised } from '../i18n/use-locale.ts'
import { m } from '../paraglide/messages.js'
import { pressCompare, useIsCompared } from '../state/compare.ts'
import button from '../ui/button.module.css'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { RoundButton } from '../ui/round-button.tsx'
import { StatusLabel } from '../ui/status-label.tsx'
import type { CardProps } from './card-props.ts'
import { FindSimilar } from './find-similar.tsx'
import { Heart } from './heart.tsx'
import styles from './map-card.module.css'
import { Plan } from './plan.tsx'
import { PriceOrAsk } from './price-or-ask.tsx'
import { ShortFacts } from './short-facts.tsx'

interface MapCardProps extends CardProps {
  /** Where others like it are, once it is sold. */
  similarTo?: string | undefined
  /** Its status changed while one looked. */
  justNow?: boolean
  /** A free one like it nearby, where this one was taken while one looked. */
  instead?: { readonly name: string; readonly onShow: () => void } | undefined
  exploreRef: Ref<HTMLAnchorElement>
  onClose: () => void
}

/** The selected apartment (VIE-06, preview mode apartment): beside the picture, on a phone above the thumb. */
export function MapCard({
  apartment,
  typeName,
  selectedFilters,
  similarTo,
  justNow = false,
  instead,
  exploreRef,
  onClose,
}: MapCardProps) {
  const localised = useLocalised()
  const title = useId()
  const compared = useIsCompared(apartment.id)
  const { masterplanId, buildingId, id, status } = apartment
  const priceOrAsk = (
    <PriceOrAsk
      apartment={apartment}
      selectedFilters={selectedFilters}
      priceClass={styles.price}
      askClass={styles.ask}
    />
  )
  return (
    <section className={styles.card} data-preview="apartment" aria-labelledby={title}>
      <Plan apartment={apartment} className={styles.plan} />
      <div className={styles.close}>
        <RoundButton ground="paper" label={m.close()} onClick={onClose}>
          <Icon name="close" />
        </RoundButton>
      </div>
      <div className={styles.heart}>
        <Heart apartment={apartment} />
      </div>
      <div className={styles.words}>
        <StatusLabel
          status={status}
          word={justNow ? m.live_just_now({ status: statusWord(status) }) : statusWord(status)}
        />
        <p className={styles.heading}>
          <b id={title}>{apartment.name}</b>
          <span className={styles.type}>{typeName}</span>
        </p>
        <p className={styles.line}>{apartmentFactsLine(apartment, selectedFilters)}</p>
        {instead && (
          <p className={styles.instead} role="status">
            {m.live_instead({ name: instead.name })}{' '}
            <button type="button" onClick={instead.onShow}>
              {m.live_show()}
            </button>
          </p>
        )}
        <div className={styles.facts}>
          <ShortFacts apartment={apartment} selectedFilters={selectedFilters} />
        </div>
      </div>
      <div className={styles.actions} data-similar={similarTo && ''}>
        {!similarTo && priceOrAsk}
        {similarTo && <FindSimilar to={similarTo} className={styles.similar} />}
        <Link
          ref={exploreRef}
          className={button.button}
          data-look={similarTo ? 'secondary' : 'primary'}
          to={localised(apartmentPath(masterplanId, buildingId, id))}
        >
          {m.explore_unit()}
        </Link>
        {similarTo && priceOrAsk}
      </div>
      <Button look="text" className={styles.compare} onClick={() => pressCompare(id)}>
        {compared ? m.remove_from_compare() : m.compare_with_others()}
      </Button>
    </section>
  )
}
