import { z } from 'zod'
import { defineCall } from '../call.ts'
import { NewPackage, Package, PackageChange, PackageItem, StaffPackage } from '../entities/package.ts'
import { Removed } from '../entities/removed.ts'
import { many, one } from '../envelope.ts'
import { Id, IdParams, LangQuery, NoQuery } from '../inputs.ts'

const PackageParams = z.object({ id: Id, packageId: Id })

export const listPackages = defineCall({
  id: 'API-54',
  name: 'listPackages',
  method: 'GET',
  base: '/api/v1',
  path: '/frontend/projects/{id}/packages',
  access: 'anyone',
  summary: "The project's published packages, or those of them that an apartment is in.",
  params: IdParams,
  query: LangQuery.extend({ apartmentId: Id.optional() }),
  reply: many('package', Package),
})

export const addPackage = defineCall({
  id: 'API-79',
  name: 'addPackage',
  method: 'POST',
  creates: true,
  base: '/api/v1',
  path: '/frontend/projects/{id}/packages',
  access: { resource: 'content', permission: 'write' },
  summary: 'Adds a package.',
  params: IdParams,
  query: LangQuery,
  body: NewPackage,
  reply: one('package', StaffPackage),
})

export const changePackage = defineCall({
  id: 'API-79',
  name: 'changePackage',
  method: 'PATCH',
  base: '/api/v1',
  path: '/frontend/projects/{id}/packages/{packageId}',
  access: { resource: 'content', permission: 'write' },
  ifMatch: true,
  summary: 'Changes a package; what is left out stays.',
  params: PackageParams,
  query: LangQuery,
  body: PackageChange,
  reply: one('package', StaffPackage),
})

export const removePackage = defineCall({
  id: 'API-79',
  name: 'removePackage',
  method: 'DELETE',
  base: '/api/v1',
  path: '/frontend/projects/{id}/packages/{packageId}',
  access: { resource: 'content', permission: 'write' },
  ifMatch: true,
  summary: 'Removes a package.',
  params: PackageParams,
  query: NoQuery,
  reply: one('package', Removed),
})

export const listPackageItems = defineCall({
  id: 'API-80',
  name: 'listPackageItems',
  method: 'GET',
  base: '/api/v1',
  path: '/frontend/packages/{id}/items',
  access: 'anyone',
  summary: 'What is in a published package.',
  params: IdParams,
  query: LangQuery,
  reply: many('package-item', PackageItem),
})
