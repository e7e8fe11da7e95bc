export type Plan = {
  'Node Type': string
  'Relation Name'?: string
  'Index Cond'?: string
  Plans?: Plan[]
}

/** The tables that a plan reads from end to end: row by row, or through an index without a condition on it. */
export function wholeTableReads(plan: Plan): string[] {
  const below = (plan.Plans ?? []).flatMap(wholeTableReads)
  const table = plan['Relation Name']
  return table && readsAll(plan) ? [table, ...below] : below
}

function readsAll(plan: Plan): boolean {
  const node = plan['Node Type']
  return node === 'Seq Scan' || (node.startsWith('Index') && plan['Index Cond'] === undefined)
}
