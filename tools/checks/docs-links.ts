import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'

const FENCED = /^(`{3,}).*?^\1/gms
const LINK = /\]\(([^)\s#]+)(?:#[^)\s]*)?\)/g
const ELSEWHERE = /^[a-z]+:|^\//

/** A file of the repository in back-ticks, from its root: with a slash, an extension and nothing to be filled in. */
const TICKED = /`([\w.-]+(?:\/[\w.@+-]+)+\.[a-z]+)`/g

/** Made here and ignored by git, so a fresh checkout has none of it. */
const MADE = /^(var|node_modules|build|web\/build|web\/app\/paraglide)\//

/** What a page of ours names that is not there: the targets of its links, from itself, and its back-ticked paths. */
export function deadPaths(root: string, page: string, markdown: string): string[] {
  const prose = markdown.replace(FENCED, '')
  const linked = named(prose, LINK)
    .filter((target) => !ELSEWHERE.test(target))
    .map((target) => join(dirname(page), target))
  const ticked = named(prose, TICKED).filter((path) => !MADE.test(path))
  return [...new Set([...linked, ...ticked])].filter((path) => !existsSync(join(root, path)))
}

const named = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, path = '']) => path)
