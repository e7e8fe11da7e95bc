import type { FavouritesStep } from '@belvedere/domain/favourites-and-compare/favourites-form'
import { useEffect, useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { clearFavourites, rereadFavourites, useFavourites } from '../../state/favourites.ts'
import { closePanel } from '../../state/open-panel.ts'
import { useListedApartments } from '../../state/use-listed-apartments.ts'
import { Panel } from '../../ui/panel.tsx'
import { SheetGrabber } from '../../ui/sheet-grabber.tsx'
import { EmailSent } from './email-sent.tsx'
import { FavouriteList } from './favourite-list.tsx'
import styles from './favourites-card.module.css'
import { FavouritesHead } from './favourites-head.tsx'
import { SendEmail } from './send-email.tsx'

/** The favourites, and their way to an agent in three steps (FAV-04). */
export default function FavouritesCard() {
  const ids = useFavourites()
  const favourites = useListedApartments(ids)
  const [step, setStep] = useState<FavouritesStep>('favouriteApartments')
  const toList = () => setStep('favouriteApartments')
  useEffect(rereadFavourites, [])
  return (
    <Panel label={m.favourites()} shape="card" className={styles.panel} onClose={closePanel}>
      <div className={styles.card} data-step={step}>
        <div className={styles.grabber}>
          <SheetGrabber onClose={closePanel} />
        </div>
        <FavouritesHead step={step} onBack={toList} />
        {step === 'favouriteApartments' && (
          <FavouriteList favourites={favourites} onSend={() => setStep('sendEmail')} />
        )}
        {step === 'sendEmail' && (
          <SendEmail favourites={favourites.list} onSent={() => setStep('emailSent')} />
        )}
        {step === 'emailSent' && (
          <EmailSent
            onOk={() => {
              clearFavourites()
              closePanel()
            }}
          />
        )}
      </div>
    </Panel>
  )
}
