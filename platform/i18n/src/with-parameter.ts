/**
 * Adds a parameter to the query of a path of this site, before its fragment. A path that already has the parameter is
 * returned unchanged.
 */
export function withParameter(path: string, name: string, value: string): string {
  const [address = '', ...fragment] = path.split('#')
  const [place = '', ...queries] = address.split('?')
  const query = new URLSearchParams(queries.join('?'))
  if (query.has(name)) return path
  const separator = queries.length === 0 ? '?' : '&'
  const added = `${queries.length === 0 ? place : address}${separator}${name}=${encodeURIComponent(value)}`
  return [added, ...fragment].join('#')
}
