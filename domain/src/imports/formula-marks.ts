/**
 * Where a sheet would begin a formula: at the start of a cell, and after whatever ends a line or, in some country, a cell.
 * A quoted cell is one cell only for a sheet that expects the separator of the file. Quotes and spaces before it hide it from
 * no sheet, and a mark of before counts too, so that taking marks away gives back every text as it was.
 */
const UNMARKED = /^(?=['" ]*[=+\-@\t\r\n＝＋－＠])|(?<=[\r\n;,\t])(?=['" ]*[=+\-@＝＋－＠])/g
const MARKED = /^'(?=['" ]*[=+\-@\t\r\n＝＋－＠])|(?<=[\r\n;,\t])'(?=['" ]*[=+\-@＝＋－＠])/g

/** The text with an apostrophe before each such place, which sheets read as "this is text" (IMP-01, INB-04). */
export const withMarks = (text: string): string => text.replace(UNMARKED, "'")

export const withoutMarks = (text: string): string => text.replace(MARKED, '')
