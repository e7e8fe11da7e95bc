import type { ConfigMap, Container, EnvVar, Service } from 'kubernetes-types/core/v1.d.ts'
import type { LabelSelector } from 'kubernetes-types/meta/v1.d.ts'
import type { NetworkPolicy, NetworkPolicyPort } from 'kubernetes-types/networking/v1.d.ts'
import { KUSTOMIZATION, type Manifest, podTemplateOf, titleOf } from './manifest.ts'

type Labels = Record<string, string>
type Pod = { labels: Labels; containers: Container[]; volumes: { configMap?: { name?: string } }[] }

/**
 * What the types cannot see: names that lead nowhere. Selectors must find pods, named ports exist in them, settings be ones
 * that the product knows, and kustomize know every file.
 */
export function referenceFaults(manifests: readonly Manifest[], settings: ReadonlySet<string>): string[] {
  const all = manifests.filter(({ file }) => file !== KUSTOMIZATION)
  const pods = all.flatMap(podOf)
  const configMaps = new Map(ofKind<ConfigMap>(all, 'ConfigMap').map((map) => [map.metadata?.name, map]))
  return [
    ...all.flatMap((manifest) => {
      const faults = [...selectorFaults(manifest, pods), ...podFaults(manifest, configMaps, settings)]
      return faults.map((fault) => `${titleOf(manifest)}: ${fault}`)
    }),
    ...kustomizeFaults(manifests),
  ]
}

function ofKind<Kind>(manifests: readonly Manifest[], kind: string): Kind[] {
  return manifests.filter(({ content }) => content.kind === kind).map(({ content }) => content as Kind)
}

function podOf({ content }: Manifest): Pod[] {
  const template = podTemplateOf(content)
  if (!template?.spec) return []
  const { containers, volumes = [] } = template.spec
  return [{ labels: template.metadata?.labels ?? {}, containers, volumes }]
}

const fits = (wanted: Labels, labels: Labels) =>
  Object.entries(wanted).every(([name, value]) => labels[name] === value)

const hasPort = (pods: readonly Pod[], port: unknown) =>
  pods.every(({ containers }) =>
    containers.some(({ ports = [] }) =>
      ports.some(({ name, containerPort }) => port === name || port === containerPort),
    ),
  )

/** Whom a manifest is about, and by which ports. */
function selectorFaults({ content }: Manifest, pods: readonly Pod[]): string[] {
  const found = (wanted: Labels) => pods.filter(({ labels }) => fits(wanted, labels))
  const missed = (wanted: Labels, ports: readonly unknown[]) => {
    const those = found(wanted)
    if (those.length === 0) return [`no pod has the labels ${JSON.stringify(wanted)}`]
    return ports.filter((port) => !hasPort(those, port)).map((port) => `its pods have no port ${port}`)
  }
  if (content.kind === 'Service') {
    const { selector = {}, ports = [] } = (content as Service).spec ?? {}
    return missed(
      selector,
      ports.map(({ port, targetPort = port }) => targetPort),
    )
  }
  if (content.kind === 'NetworkPolicy') return policyFaults(content as NetworkPolicy, missed)
  const { selector } = (content.spec ?? {}) as { selector?: LabelSelector }
  if (!selector) return []
  const own = podOf({ file: '', content })
  const wanted = selector.matchLabels ?? {}
  return own[0] && !fits(wanted, own[0].labels)
    ? ['its selector does not find its own pods']
    : missed(wanted, [])
}

type Missed = (wanted: Labels, ports: readonly unknown[]) => string[]

/** Names of ports alone: numbers are of what is outside. */
function policyFaults({ spec }: NetworkPolicy, missed: Missed): string[] {
  const named = (ports: readonly NetworkPolicyPort[] = []) =>
    ports.map(({ port }) => port).filter((port) => typeof port === 'string')
  const own = spec?.podSelector.matchLabels ?? {}
  const labelsOf = ({ podSelector }: { podSelector?: LabelSelector }): Labels[] =>
    podSelector?.matchLabels ? [podSelector.matchLabels] : []
  return [
    ...missed(
      own,
      (spec?.ingress ?? []).flatMap(({ ports }) => named(ports)),
    ),
    ...(spec?.ingress ?? []).flatMap(({ from = [] }) =>
      from.flatMap(labelsOf).flatMap((labels) => missed(labels, [])),
    ),
    ...(spec?.egress ?? []).flatMap(({ to = [], ports }) =>
      to.flatMap(labelsOf).flatMap((labels) => missed(labels, named(ports))),
    ),
  ]
}

function podFaults(
  manifest: Manifest,
  configMaps: ReadonlyMap<string | undefined, ConfigMap>,
  settings: ReadonlySet<string>,
): string[] {
  return podOf(manifest).flatMap((pod) => {
    const { containers, volumes } = pod
    const maps = [
      ...volumes.map(({ configMap }) => configMap?.name),
      ...containers.flatMap(({ env = [], envFrom = [] }) => [
        ...env.map(({ valueFrom }) => valueFrom?.configMapKeyRef?.name),
        ...envFrom.map(({ configMapRef }) => configMapRef?.name),
      ]),
    ].filter((name) => name !== undefined)
    const set = containers.flatMap(({ env = [], envFrom = [] }) => [
      ...env.map(({ name }) => name),
      ...envFrom.flatMap(({ configMapRef }) => Object.keys(configMaps.get(configMapRef?.name)?.data ?? {})),
    ])
    const probed = containers.flatMap(({ livenessProbe, readinessProbe, startupProbe }) =>
      [livenessProbe, readinessProbe, startupProbe].flatMap(
        (probe) => probe?.httpGet?.port ?? probe?.tcpSocket?.port ?? [],
      ),
    )
    return [
      ...maps.filter((name) => !configMaps.has(name)).map((name) => `there is no ConfigMap ${name}`),
      ...set.filter((name) => !settings.has(name)).map((name) => `the product has no setting ${name}`),
      ...containers.flatMap(({ env = [] }) =>
        env.filter(isRenamed).map(({ name }) => `${name} comes by another key`),
      ),
      ...probed
        .filter((port) => !hasPort([pod], port))
        .map((port) => `it is asked on a port ${port} that it has not`),
    ]
  })
}

/** A key is called as the setting is, so that one list says what has to be in a secret. */
function isRenamed({ name, valueFrom }: EnvVar): boolean {
  const from = valueFrom?.secretKeyRef ?? valueFrom?.configMapKeyRef
  return from !== undefined && from.key !== name
}

function kustomizeFaults(manifests: readonly Manifest[]): string[] {
  const { resources = [] } = (manifests.find(({ file }) => file === KUSTOMIZATION)?.content ?? {}) as {
    resources?: string[]
  }
  const files = new Set(manifests.map(({ file }) => file).filter((file) => file !== KUSTOMIZATION))
  return [
    ...[...files]
      .filter((file) => !resources.includes(file))
      .map((file) => `${KUSTOMIZATION}: ${file} is missing`),
    ...resources.filter((file) => !files.has(file)).map((file) => `${KUSTOMIZATION}: there is no ${file}`),
  ]
}
