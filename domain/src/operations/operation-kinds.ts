/** What is done to an installation from outside, and told to it. A drill brings a backup back somewhere else, and looks. */
export const OPERATION_KINDS = ['backup', 'drill'] as const

export type OperationKind = (typeof OPERATION_KINDS)[number]
