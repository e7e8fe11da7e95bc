/** `--paper` of the tokens in each scheme, for the page's head, which reads no stylesheet. */
export const PAPER = { light: '#fcfaf6', dark: '#1b1916' } as const
