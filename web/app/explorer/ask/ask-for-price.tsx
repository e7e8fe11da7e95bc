import { type ReactNode, useEffect, useState } from 'react'
import { browserApi } from '../../api/loader-api.ts'
import { pictureAddress } from '../../content/picture-address.ts'
import type { Keeper } from '../../i18n/privacy-words.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { m } from '../../paraglide/messages.js'
import { closePanel, openPanel, usePanel } from '../../state/open-panel.ts'
import { Icon } from '../../ui/icon.tsx'
import { Panel } from '../../ui/panel.tsx'
import { RoundButton } from '../../ui/round-button.tsx'
import styles from './ask-for-price.module.css'
import { AskForm } from './ask-form.tsx'
import { AskedApartment } from './asked-apartment.tsx'
import { type Asked, loadAsked } from './load-asked.ts'

const NONE: readonly number[] = []

interface AskForPriceProps {
  logo: ReactNode
  /** The one on screen, until it is known whose apartments they are. */
  project: Keeper | undefined
  selectedFilters: readonly number[]
}

/** The full-screen form for one apartment, or for a list of them (ASK-06). */
export function AskForPrice({ logo, project, selectedFilters }: AskForPriceProps) {
  const panel = usePanel()
  const [opened] = useState(panel?.name === 'ask' ? panel : undefined)
  const ids = opened?.apartmentIds ?? NONE
  const asked = useAsked(ids)
  const keepers = asked?.projects ?? (project ? [project] : [])
  const apartment = ids.length === 1 ? (asked?.apartments[0] ?? opened?.apartment) : undefined
  return (
    <Panel label={m.ask_for_price()} shape="full" className={styles.panel} onClose={closePanel}>
      <div className={styles.picture}>
        {asked?.picture && (
          <img
            src={pictureAddress(asked.picture.address, 1280)}
            style={{ objectPosition: asked.picture.position }}
            alt=""
          />
        )}
        <div className={styles.logo}>{logo}</div>
      </div>
      <div className={styles.close}>
        <RoundButton ground="paper" label={m.close()} onClick={closePanel}>
          <Icon name="close" />
        </RoundButton>
      </div>
      <ul
        className={styles.asked}
        aria-label={m.chosen_apartments()}
        data-many={ids.length > 1 ? '' : undefined}
      >
        {asked?.apartments.map((apartment) => (
          <li key={apartment.id}>
            <AskedApartment
              apartment={apartment}
              typeName={asked.typeNames.get(apartment.apartmentTypeId)}
              selectedFilters={selectedFilters}
            />
          </li>
        ))}
      </ul>
      <div className={styles.head}>
        <h2 className={styles.title}>{m.ask_for_price()}</h2>
        <p className={styles.intro}>{m.ask_intro()}</p>
      </div>
      <AskForm
        apartmentIds={ids}
        apartment={apartment}
        keepers={keepers}
        onSent={() => openPanel({ name: 'thank-you', apartment, picture: asked?.picture?.address })}
      />
    </Panel>
  )
}

/** Comes after the form, which does not wait for it. */
function useAsked(ids: readonly number[]): Asked | undefined {
  const locale = useLocale()
  const [asked, setAsked] = useState<Asked>()
  useEffect(() => {
    let current = true
    loadAsked(browserApi(), ids, locale).then(
      (loaded) => current && setAsked(loaded),
      // The form works without its picture.
      () => {},
    )
    return () => {
      current = false
    }
  }, [ids, locale])
  return asked
}
