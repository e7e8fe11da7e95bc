import { PRICES, type Prices } from '@belvedere/domain/accounts/price-settings'
import { Fragment, type ReactNode, useId, useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { Button } from '../../ui/button.tsx'
import hidden from '../../ui/visually-hidden.module.css'
import styles from './studio-price-choice.module.css'

const WORDS = {
  public: { name: m.studio_prices_public, text: m.studio_prices_public_text },
  named: { name: m.studio_prices_named, text: m.studio_prices_named_text },
  nobody: { name: m.studio_prices_nobody, text: m.studio_prices_nobody_text },
} as const

interface PriceChoiceProps {
  prices: Prices
  onChoose: (prices: Prices) => void
  /** Who they are, where prices are those of named people. */
  named: ReactNode
}

/**
 * Whose the project's prices are (STU-09). Arrows choose among radio buttons as they pass, and what was public for a moment
 * may have been read: that is asked for once more.
 */
export function PriceChoice({ prices, onChoose, named }: PriceChoiceProps) {
  const name = useId()
  const [asked, setAsked] = useState(false)

  function choose(chosen: Prices) {
    setAsked(chosen === 'public')
    if (chosen !== 'public') onChoose(chosen)
  }

  return (
    <fieldset className={styles.choices}>
      <legend className={hidden.hidden}>{m.studio_prices_title()}</legend>
      {PRICES.map((kind) => (
        <Fragment key={kind}>
          <label className={styles.choice}>
            <input
              type="radio"
              name={name}
              checked={kind === prices}
              aria-labelledby={`${name}-${kind}`}
              aria-describedby={`${name}-${kind}-text`}
              onChange={() => choose(kind)}
            />
            <span>
              <span id={`${name}-${kind}`} className={styles.name}>
                {WORDS[kind].name()}
              </span>
              <small id={`${name}-${kind}-text`}>{WORDS[kind].text()}</small>
            </span>
          </label>
          {kind === 'named' && prices === kind && <div className={styles.named}>{named}</div>}
        </Fragment>
      ))}
      {asked && prices !== 'public' && (
        <div role="alertdialog" aria-label={m.studio_prices_make_public()} className={styles.asked}>
          <p>{m.studio_prices_ask_public()}</p>
          <Button look="primary" autoFocus onClick={() => onChoose('public')}>
            {m.studio_prices_make_public()}
          </Button>
          <Button look="text" onClick={() => setAsked(false)}>
            {m.studio_prices_keep()}
          </Button>
        </div>
      )}
    </fieldset>
  )
}
