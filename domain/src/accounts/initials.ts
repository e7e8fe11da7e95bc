/** What stands for a user in the app bar: the first letter of each name. */
export function initials({ firstName, lastName }: { firstName: string; lastName: string }): string {
  return [firstName, lastName].map((name) => ([...name.trim()][0] ?? '').toLocaleUpperCase()).join('')
}
