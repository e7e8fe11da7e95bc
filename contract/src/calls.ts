import type { Call } from './call.ts'
import * as apartments from './calls/apartments.ts'
import * as buildings from './calls/buildings.ts'
import * as masterplans from './calls/masterplans.ts'
import * as pois from './calls/pois.ts'
import * as projects from './calls/projects.ts'

/** Every call there is: what the OpenAPI, the typed client and the tests over "every call" are driven by. */
export const calls: readonly Call[] = [projects, masterplans, pois, buildings, apartments].flatMap(
  (area) => Object.values(area) as Call[],
)
