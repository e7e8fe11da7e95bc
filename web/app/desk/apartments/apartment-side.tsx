import { browserApi } from '../../api/loader-api.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { m } from '../../paraglide/messages.js'
import { useLoaded } from '../../staff/load/use-loaded.ts'
import { loadFacades } from '../facade/load-facade.ts'
import { useDesk } from '../project/desk-project.ts'
import type { Flat } from '../project/load-flats.ts'
import styles from './desk-apartment-side.module.css'
import { FlatDemand } from './flat-demand.tsx'
import { FlatPlace } from './flat-place.tsx'
import { FlatPrice } from './flat-price.tsx'

/** What an agent wants to have said about an apartment: its plan, who wants it, what it cost, where it lies. */
export function ApartmentSide({ flat }: { flat: Flat }) {
  const { project } = useDesk()
  const locale = useLocale()
  const params = { projectId: project.id, id: flat.id }
  const key = `${project.id}/${flat.id}`
  // What does not come leaves its place empty: the rest of the page is there to be worked with.
  const [demand] = useLoaded(key, () =>
    browserApi().read('GET /api/v1/desk/projects/{projectId}/apartments/{id}/demand', { params }),
  )
  const [prices] = useLoaded(`${key} ${flat.price}`, () =>
    browserApi().read('GET /api/v1/desk/projects/{projectId}/apartments/{id}/prices', { params }),
  )
  const [facades] = useLoaded(`${flat.buildingId} ${locale}`, () => loadFacades(flat.buildingId, locale))
  const facade =
    facades.state === 'ready'
      ? facades.value.find(({ cells }) => cells.some(({ apartmentId }) => apartmentId === flat.id))
      : undefined
  return (
    <aside className={styles.side}>
      {flat.plan && <img className={styles.plan} src={flat.plan} alt={m.desk_plan_of({ name: flat.name })} />}
      {demand.state === 'ready' && <FlatDemand demand={demand.value} />}
      {prices.state === 'ready' && prices.value.steps.length > 0 && (
        <FlatPrice name={flat.name} steps={prices.value.steps} />
      )}
      {facade && <FlatPlace flat={flat} facade={facade} />}
    </aside>
  )
}
