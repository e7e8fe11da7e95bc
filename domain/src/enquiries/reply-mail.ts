interface Reply {
  readonly to: string
  readonly subject: string
  /** The lines of the mail. */
  readonly lines: readonly string[]
}

/** An address that opens the device's own mail program. Spaces as `%20`: a plus is a plus there. */
export const replyMail = ({ to, subject, lines }: Reply): string =>
  `mailto:${encodeURIComponent(to).replaceAll('%40', '@')}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(lines.join('\r\n'))}`
