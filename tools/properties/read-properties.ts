import { relative } from 'node:path'

/** The part we read of what vitest writes about properties; `tried` is what `tellTried` said. */
type Report = {
  testResults: {
    name: string
    status: string
    message: string
    assertionResults: {
      fullName: string
      status: string
      failureMessages?: string[]
      meta?: { tried?: Record<string, number> }
    }[]
  }[]
}

/** As fast-check writes it into the message of what fails. */
const SEED = /\{ seed: (-?\d+), path: "([\d:]+)"/

/** A line for each property, how to try again what failed, and the sums. */
export function readProperties({ testResults }: Report, root: string) {
  const lines: string[] = []
  const sums = new Map<string, number>()
  let [properties, failed] = [0, 0]
  for (const file of testResults) {
    const path = relative(root, file.name)
    if (file.status === 'failed' && file.assertionResults.every(({ status }) => status !== 'failed')) {
      failed += 1
      lines.push(`FAILED ${path}: ${file.message}`)
    }
    for (const { fullName, status, failureMessages = [], meta } of file.assertionResults) {
      if (status !== 'passed' && status !== 'failed') continue
      properties += 1
      const tried = Object.entries(meta?.tried ?? {})
      for (const [what, times] of tried) sums.set(what, (sums.get(what) ?? 0) + times)
      const counted = tried.length > 0 ? ` (${inWords(tried)})` : ''
      lines.push(`${status === 'failed' ? 'FAILED' : 'ok    '} ${fullName.trim()}${counted}`)
      if (status === 'passed') continue
      failed += 1
      lines.push(...failureMessages, again(path, failureMessages.join('\n')))
    }
  }
  if (properties === 0 && failed === 0) {
    failed += 1
    lines.push('FAILED no property was tried')
  }
  const measured = [`${properties} properties`, ...(sums.size > 0 ? [inWords([...sums])] : [])].join(', ')
  return { lines, failed, measured: `${measured}, ${failed} failed` }
}

const inWords = (tried: readonly (readonly [string, number])[]) =>
  tried.map(([what, times]) => `${times.toLocaleString('en')} ${what}`).join(', ')

function again(path: string, message: string): string {
  const [, seed, shrunk] = SEED.exec(message) ?? []
  return `again: npm run properties -- --only ${path}${seed ? ` --seed ${seed} --path ${shrunk}` : ''}`
}
