import { index, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes'

/** Every screen once. The set exists twice: without a prefix in English, under `/rs` in Serbian. */
function screens(set: 'en' | 'rs'): RouteConfigEntry[] {
  const id = (name: string) => `${set}:${name}`
  return [
    index('routes/start.tsx', { id: id('start') }),
    route('splash', 'routes/splash.tsx', { id: id('splash') }),
    route('home', 'routes/home.tsx', { id: id('home') }),
    route('map', 'routes/map.tsx', { id: id('map') }),
    route('masterplan/:id', 'routes/masterplan.tsx', { id: id('masterplan-id') }),
    route('masterplan/:id/view/:viewId', 'routes/masterplan.tsx', { id: id('masterplan-id-view') }),
    route('masterplan/:masterplanId/building/:id', 'routes/building.tsx', { id: id('building-id') }),
    route('masterplan/:masterplanId/building/:id/:viewId', 'routes/building.tsx', {
      id: id('building-id-view'),
    }),
    route('masterplan/:masterplanId/building/:buildingId/apartment/:apartmentId', 'routes/apartment.tsx', {
      id: id('apartment-id'),
    }),
    route('*', 'routes/not-found.tsx', { id: id('not-found') }),
  ]
}

export default [...screens('en'), route('rs', 'routes/serbian.tsx', screens('rs'))] satisfies RouteConfig
