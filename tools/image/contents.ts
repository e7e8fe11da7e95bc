import { lstat, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { podman } from './containers.ts'

/** Programs that nobody needs who only runs something. */
const FOR_BUILDING = ['gcc', 'cc', 'g++', 'make', 'ld', 'npm', 'npx', 'python3', 'git']
const PATHS = ['usr/local/bin', 'usr/bin', 'bin', 'usr/sbin']

export type Contents = {
  bytes: number
  parts: Record<string, number>
  forBuilding: string[]
  packages: Package[]
}

/** Of Debian. */
export type Package = { name: string; version: string }

/** What is in an image, seen from outside: nothing in it runs. */
export async function contentsOf(image: string, folders: readonly string[]): Promise<Contents> {
  const root = (await podman('image', 'mount', image)).trim().split('\n').at(-1) ?? ''
  try {
    const parts: Record<string, number> = {}
    for (const folder of folders) parts[folder] = await bytesIn(join(root, folder))
    const programs = await Promise.all(
      PATHS.map((path) => readdir(join(root, path)).catch(() => [] as string[])),
    )
    return {
      bytes: Number(await podman('image', 'inspect', '--format', '{{.Size}}', image)),
      parts,
      forBuilding: FOR_BUILDING.filter((name) => programs.flat().includes(name)),
      packages: packagesIn(await readFile(join(root, 'var/lib/dpkg/status'), 'utf8')),
    }
  } finally {
    await podman('image', 'unmount', image)
  }
}

async function bytesIn(path: string): Promise<number> {
  const stats = await lstat(path)
  if (!stats.isDirectory()) return stats.size
  const sizes = await Promise.all((await readdir(path)).map((name) => bytesIn(join(path, name))))
  return sizes.reduce((sum, size) => sum + size, 0)
}

/** As dpkg notes them. */
export function packagesIn(status: string): Package[] {
  return status.split('\n\n').flatMap((entry) => {
    const of = (field: string) => new RegExp(`^${field}: (.*)$`, 'm').exec(entry)?.[1]
    const [name, version] = [of('Package'), of('Version')]
    return name && version && of('Status')?.endsWith(' installed') ? [{ name, version }] : []
  })
}
