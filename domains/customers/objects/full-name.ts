/** A person's name from its parts, as users and contacts show it. */
export function fullName(firstName: unknown, lastName: unknown): string {
  return [firstName, lastName].filter((part) => typeof part === 'string' && part !== '').join(' ')
}
