import type { Call } from '@belvedere/contract/call'

/** Where a call is made, with its parameters in their places. */
export function addressOf(
  { base, path }: Pick<Call, 'base' | 'path'>,
  params: Record<string, number | string>,
): string {
  return base + path.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(params[name]))
}
