import { foldWord } from '@belvedere/domain/imports/fold-word'
import { useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { Suggest, type Suggestion } from '../../staff/ui/suggest.tsx'
import styles from './studio-settings.module.css'

/** Where most projects stand and buy from, by their names in each language; they are offered first. */
const COMMON: Readonly<Record<string, typeof m.studio_zone_belgrade>> = {
  'Europe/Belgrade': m.studio_zone_belgrade,
  'Europe/Podgorica': m.studio_zone_podgorica,
  'Europe/Sarajevo': m.studio_zone_sarajevo,
  'Europe/Zagreb': m.studio_zone_zagreb,
  'Europe/Ljubljana': m.studio_zone_ljubljana,
  'Europe/Skopje': m.studio_zone_skopje,
  'Europe/Vienna': m.studio_zone_vienna,
  'Europe/Berlin': m.studio_zone_berlin,
  'Europe/London': m.studio_zone_london,
  'Asia/Dubai': m.studio_zone_dubai,
}

const SHOWN = 10

/** "America/Argentina/Buenos_Aires" is Buenos Aires. */
const cityOf = (zone: string) =>
  COMMON[zone]?.() ?? zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ')

/** Found by its name in either language, or by what the database of time zones calls it. */
function isFound(zone: string, wanted: string): boolean {
  const names = [
    zone.replaceAll(/[/_]/g, ' '),
    ...(['en', 'sr-Latn'] as const).map((locale) => COMMON[zone]?.({}, { locale }) ?? ''),
  ]
  return names.some((name) => ` ${foldWord(name)}`.includes(` ${wanted}`))
}

function offsetOf(zone: string): string {
  const parts = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'shortOffset' }).formatToParts()
  return parts.find(({ type }) => type === 'timeZoneName')?.value.replace('GMT', 'UTC') ?? ''
}

interface TimeZoneFieldProps {
  chosen: string
  onChoose: (zone: string) => void
}

/** The project's time zone: found by its city among some four hundred, the common ones first. */
export function TimeZoneField({ chosen, onChoose }: TimeZoneFieldProps) {
  const [typed, setTyped] = useState<string>()
  const wanted = foldWord(typed ?? '')
  const common = Object.keys(COMMON)
  // The browser's list may call a zone by its other name.
  const zones = wanted
    ? [...new Set([...common, chosen, ...Intl.supportedValuesOf('timeZone')])].filter((zone) =>
        isFound(zone, wanted),
      )
    : common
  const suggestions = zones.slice(0, SHOWN).map(
    (zone): Suggestion => ({
      key: zone,
      words: cityOf(zone),
      more: `${zone}, ${offsetOf(zone)}`,
    }),
  )
  return (
    <div className={styles.field}>
      <Suggest
        label={m.studio_settings_time_zone()}
        value={typed ?? `${cityOf(chosen)} (${chosen})`}
        suggestions={suggestions}
        isChoice
        onLeave={() => setTyped(undefined)}
        onChange={setTyped}
        onChoose={(zone) => {
          setTyped(undefined)
          onChoose(zone)
        }}
      />
      {typed !== undefined && zones.length === 0 && <p role="status">{m.studio_settings_no_zone()}</p>}
    </div>
  )
}
