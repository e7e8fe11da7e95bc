import { execFile } from 'node:child_process'
import { chmod, copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { ConfigMap } from 'kubernetes-types/core/v1.d.ts'
import { expect, it, onTestFinished } from 'vitest'
import { CHECKOUT } from '../services/checkout.ts'
import { ensureVarnish } from '../services/varnish.ts'
import { readManifests } from './manifest.ts'

it('Varnish takes its rules with the place that the product has in Kubernetes', async () => {
  await ensureVarnish()
  const manifests = await readManifests(join(CHECKOUT, 'ops/kubernetes'))
  const found = manifests.find(({ content }) => content.metadata?.name === 'varnish-place')
  const { data } = (found?.content ?? {}) as ConfigMap
  // Varnish asks for the address as it compiles, and the name is the cluster's.
  const place = String(data?.['place.vcl']).replace('.host = "web"', '.host = "127.0.0.1"')
  expect(place).toContain('127.0.0.1')

  const folder = await mkdtemp(join(tmpdir(), 'belvedere-varnish-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await chmod(folder, 0o755)
  await copyFile(join(CHECKOUT, 'ops/varnish/default.vcl'), join(folder, 'default.vcl'))
  await writeFile(join(folder, 'place.vcl'), place)
  const compile = ['-C', '-f', join(folder, 'default.vcl'), '-n', join(folder, 'run')]
  await promisify(execFile)('/usr/sbin/varnishd', compile, { maxBuffer: 2 ** 24 })
})
