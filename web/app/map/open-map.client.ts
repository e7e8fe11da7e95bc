import { CLUSTER_MAX_ZOOM, CLUSTER_RADIUS } from '@belvedere/domain/map/map-clusters'
import {
  AttributionControl,
  type BackgroundLayerSpecification,
  type GeoJSONSource,
  GeolocateControl,
  LngLatBounds,
  MapLibreMap,
  type MapSourceDataEvent,
  type StyleSpecification,
  type SymbolLayerSpecification,
  setWorkerUrl,
} from 'maplibre-gl'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url'
import { COLOURS } from './basemap/colours.ts'
import { groundOf } from './basemap/ground-of.client.ts'
import { SERIF } from './basemap/looks.ts'
import type { Insets, MapPoint } from './map-types.ts'
import { marksOf } from './marks.ts'
import type { OpenMap, OpenMapOptions } from './open-map.ts'

// A bundler gives the worker an address of its own, which MapLibre cannot guess.
setWorkerUrl(workerUrl)

/** `--dur`: camera moves take half a second, or none for those who prefer none: MapLibre asks the system. */
const MOVE_MS = 500
/** A flight across a country may take a little longer. */
const FLIGHT_MS = 1_500
/** One project alone does not fill the screen with its street. */
const WHOLE_MAX_ZOOM = 12.5
const LOCATED_ZOOM = 13
const LOCATE_RETRY_MS = 50
const LOCATE_TRIES = 40
const SOURCE = 'points'
const DISCS = 'discs'
const PINS = 'pins'
const BARE: StyleSpecification = {
  version: 8,
  sources: {},
  layers: [{ id: 'bare', type: 'background', paint: { 'background-color': COLOURS.land } }],
}

/** Throws where there is no WebGL. */
export function openMap(options: OpenMapOptions): OpenMap {
  const { host, points, words, target, covered } = options
  const map = new MapLibreMap({
    container: host,
    style: BARE,
    attributionControl: false,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    renderWorldCopies: true,
    maxZoom: 18,
    fadeDuration: 0,
    locale: { 'Map.Title': words.map, 'AttributionControl.ToggleAttribution': words.attribution },
    ...(target
      ? { center: [target.longitude, target.latitude], zoom: target.zoom }
      : { bounds: boundsOf(points), fitBoundsOptions: { padding: covered, maxZoom: WHOLE_MAX_ZOOM } }),
  })
  map.touchZoomRotate.disableRotation()
  map.keyboard.disableRotation()
  map.addControl(new AttributionControl({ compact: false }), 'bottom-right')
  const locator = new GeolocateControl({
    fitBoundsOptions: { maxZoom: LOCATED_ZOOM, padding: covered },
    positionOptions: { timeout: 10_000 },
    showAccuracyCircle: false,
  })
  map.addControl(locator, 'bottom-left')
  locator.on('error', options.onLocateFailed)

  // Before the worker has answered, nobody knows what stands here.
  let answered = false
  const report = () => answered && options.onMarks(marksOf(map.querySourceFeatures(SOURCE)))
  const reportAll = () => {
    answered = true
    report()
  }
  map.once('style.load', () => {
    addPoints(map, points)
    options.onReady()
    // The points are shown at once. The ground follows when it has come; without it the points stay.
    groundOf(options.basemap, words.language).then(({ style, follow }) => {
      layGround(map, style)
      if (follow) map.once('idle', () => follow(map))
    }, console.error)
  })
  map.on('move', options.onMove)
  map.on('resize', options.onMove)
  map.on('moveend', report)
  // Until all is drawn, the source also answers with tiles of the previous zoom and their clusters.
  map.on('idle', reportAll)
  map.on('sourcedata', ({ sourceId, isSourceLoaded }) => {
    if (sourceId === SOURCE && isSourceLoaded) reportAll()
  })
  map.on('click', ({ originalEvent }) => {
    if (originalEvent.target === map.getCanvas()) options.onClear()
  })

  return {
    surface: map.getCanvasContainer(),
    toScreen: ([longitude, latitude]) => map.project([longitude, latitude]),
    async zoomInto(clusterId, [longitude, latitude]) {
      const zoom = await map.getSource<GeoJSONSource>(SOURCE)?.getClusterExpansionZoom(clusterId)
      if (zoom !== undefined) map.easeTo({ center: [longitude, latitude], zoom, duration: MOVE_MS })
    },
    keepFree(at, insets) {
      const by = strayOf(map.project([at[0], at[1]]), host.getBoundingClientRect(), insets)
      if (by.x || by.y) map.panBy([by.x, by.y], { duration: MOVE_MS })
    },
    zoomIn: () => void map.zoomIn({ duration: MOVE_MS }),
    zoomOut: () => void map.zoomOut({ duration: MOVE_MS }),
    centre() {
      const { lat, lng } = map.getCenter().wrap()
      return { latitude: lat, longitude: lng }
    },
    at(x, y) {
      const { lat, lng } = map.unproject([x, y]).wrap()
      return { latitude: lat, longitude: lng }
    },
    locate: () => pressLocate(host, options.onLocateFailed),
    flyTo: ({ latitude, longitude, zoom }) =>
      void map.flyTo({ center: [longitude, latitude], zoom, maxDuration: FLIGHT_MS }),
    close: () => map.remove(),
  }
}

function layGround(map: MapLibreMap, style: string | StyleSpecification): void {
  // A style from elsewhere has fonts of its own, and names that cannot step aside.
  const kept = typeof style === 'string' ? [SOURCE] : [SOURCE, DISCS, PINS]
  map.setStyle(style, {
    transformStyle: (bare, ground) => ({
      ...ground,
      sources: { ...ground.sources, ...bare?.sources },
      layers: [
        ...ground.layers.map((layer) =>
          layer.type === 'background' ? dryUntilLand(map, layer, ground) : layer,
        ),
        ...(bare?.layers ?? []).filter(({ id }) => kept.includes(id)),
      ],
    }),
  })
}

/** The sea lies beneath the lands: until they have come, what stands on the map would stand in the water. */
function dryUntilLand(map: MapLibreMap, sea: BackgroundLayerSpecification, { layers }: StyleSpecification) {
  const colour = sea.paint?.['background-color']
  const land = layers.find(({ type }) => type === 'fill')
  const flood = () => {
    if (map.getLayer(sea.id)) map.setPaintProperty(sea.id, 'background-color', colour)
    map.off('sourcedata', flooding)
    map.off('idle', flood)
  }
  const flooding = ({ sourceId, isSourceLoaded }: MapSourceDataEvent) => {
    if (land && 'source' in land && sourceId === land.source && isSourceLoaded) flood()
  }
  map.on('sourcedata', flooding)
  map.on('idle', flood)
  return { ...sea, paint: { ...sea.paint, 'background-color': COLOURS.land } }
}

/** An invisible layer: MapLibre clusters a source only where something draws it. The marks themselves are buttons. */
function addPoints(map: MapLibreMap, points: readonly MapPoint[]): void {
  map.addSource(SOURCE, {
    type: 'geojson',
    cluster: true,
    clusterMaxZoom: CLUSTER_MAX_ZOOM,
    clusterRadius: CLUSTER_RADIUS,
    data: {
      type: 'FeatureCollection',
      features: points.map(({ id, name, longitude, latitude }) => ({
        type: 'Feature',
        properties: { id, name },
        geometry: { type: 'Point', coordinates: [longitude, latitude] },
      })),
    },
  })
  map.addLayer({ id: SOURCE, type: 'circle', source: SOURCE, paint: { 'circle-opacity': 0 } })
  for (const layer of standIns()) map.addLayer(layer)
}

/** Words that nobody sees take the room of discs and pins (mark-layer.module.css), so that names of towns step aside. */
function standIns(): SymbolLayerSpecification[] {
  const unseen = { 'text-opacity': 0 }
  const always = { 'text-font': SERIF, 'text-allow-overlap': true }
  return [
    {
      id: DISCS,
      type: 'symbol',
      source: SOURCE,
      filter: ['has', 'point_count'],
      layout: { ...always, 'text-field': '•', 'text-size': 12, 'text-padding': 30 },
      paint: unseen,
    },
    {
      id: PINS,
      type: 'symbol',
      source: SOURCE,
      filter: ['!', ['has', 'point_count']],
      layout: {
        ...always,
        'text-field': ['get', 'name'],
        'text-size': 18,
        'text-max-width': 100,
        'text-anchor': 'bottom',
        'text-offset': [0, -1.5],
        'text-padding': 14,
      },
      paint: unseen,
    },
  ]
}

/** The control asks the browser first whether it may be used at all, and stays disabled until it knows. */
function pressLocate(host: HTMLElement, onFailed: () => void, tries = LOCATE_TRIES): void {
  const button = host.querySelector<HTMLButtonElement>('.maplibregl-ctrl-geolocate')
  if (button && !button.disabled) button.click()
  else if (tries > 0) setTimeout(() => pressLocate(host, onFailed, tries - 1), LOCATE_RETRY_MS)
  else onFailed()
}

function boundsOf(points: readonly MapPoint[]): LngLatBounds {
  const bounds = new LngLatBounds()
  for (const { longitude, latitude } of points) bounds.extend([longitude, latitude])
  // Without a project there is still a map: of Europe.
  return bounds.isEmpty() ? new LngLatBounds([-10, 36, 32, 58]) : bounds
}

/** How far the camera has to go until the place is on the part of the map that can be seen. */
function strayOf(at: { x: number; y: number }, view: { width: number; height: number }, insets: Insets) {
  const beyond = (value: number, least: number, most: number) =>
    value < least ? value - least : value > most ? value - most : 0
  return {
    x: beyond(at.x, insets.left, Math.max(insets.left, view.width - insets.right)),
    y: beyond(at.y, insets.top, Math.max(insets.top, view.height - insets.bottom)),
  }
}
