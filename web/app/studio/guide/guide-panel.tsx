import type { Locale } from '@belvedere/domain/screens/locale'
import { useLocale } from '../../i18n/use-locale.ts'
import { m } from '../../paraglide/messages.js'
import { CardHead } from '../../ui/card-head.tsx'
import { Panel } from '../../ui/panel.tsx'
import styles from './studio-guide-panel.module.css'

/** Taken from the running studio by `npm run guide`, which writes the same guide into docs. */
const PICTURES = import.meta.glob<string>('../../../../docs/guide/*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
})

const pictureOf = (step: string, locale: Locale) => PICTURES[`../../../../docs/guide/${step}.${locale}.webp`]

const STEPS = [
  ['begin', m.studio_guide_begin, m.studio_guide_begin_text],
  ['places', m.studio_guide_places, m.studio_guide_places_text],
  ['apartments', m.studio_guide_apartments, m.studio_guide_apartments_text],
  ['outlines', m.studio_guide_outlines, m.studio_guide_outlines_text],
  ['look', m.studio_guide_look, m.studio_guide_look_text],
  ['preview', m.studio_guide_preview, m.studio_guide_preview_text],
  ['publish', m.studio_guide_publish, m.studio_guide_publish_text],
] as const

/** From renders and a spreadsheet to a published project, for whoever is new here. */
export default function GuidePanel({ onClose }: { onClose: () => void }) {
  const locale = useLocale()
  return (
    <Panel label={m.studio_guide()} shape="side" onClose={onClose} className={styles.panel}>
      <div className={styles.guide}>
        <CardHead title={m.studio_guide()} size="card" closeWord={m.studio_close()} onClose={onClose} />
        <p>{m.studio_guide_lead()}</p>
        <ol className={styles.steps}>
          {STEPS.map(([step, title, text]) => (
            <li key={step}>
              <h3>{title()}</h3>
              <p>{text()}</p>
              <img src={pictureOf(step, locale)} alt="" width={960} height={600} loading="lazy" />
            </li>
          ))}
        </ol>
      </div>
    </Panel>
  )
}
