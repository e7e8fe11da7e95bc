/** For screens that no project gives its name to, and for the line that says who made this. */
export const PRODUCT_NAME = 'Belvedere'
