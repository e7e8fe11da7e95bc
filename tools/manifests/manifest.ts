import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { JobTemplateSpec } from 'kubernetes-types/batch/v1.d.ts'
import type { PodTemplateSpec } from 'kubernetes-types/core/v1.d.ts'
import { parseAllDocuments } from 'yaml'

/** One thing of Kubernetes, as it stands in a file. Only what looks at it says what is in it. */
export type Manifest = { file: string; content: Content }

export type Content = {
  [name: string]: unknown
  apiVersion: string
  kind: string
  metadata: { name: string }
}

/** What is for kustomize alone: it names the others. */
export const KUSTOMIZATION = 'kustomization.yaml'

export async function readManifests(folder: string): Promise<Manifest[]> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.yaml')).sort()
  const read = files.map(async (file) => manifestsIn(file, await readFile(join(folder, file), 'utf8')))
  return (await Promise.all(read)).flat()
}

export function manifestsIn(file: string, text: string): Manifest[] {
  return parseAllDocuments(text).map((document) => {
    if (document.errors[0]) throw new Error(`${file}: ${document.errors[0].message}`)
    return { file, content: document.toJS() as Content }
  })
}

/** Of whatever makes pods, by itself or through Jobs that it makes. */
export function podTemplateOf({ spec }: Content): PodTemplateSpec | undefined {
  const { template, jobTemplate } = (spec ?? {}) as {
    template?: PodTemplateSpec
    jobTemplate?: JobTemplateSpec
  }
  return template ?? jobTemplate?.spec?.template
}

export const titleOf = ({ file, content }: Manifest) => `${file}: ${content.kind} ${content.metadata?.name}`
