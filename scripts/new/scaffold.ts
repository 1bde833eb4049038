/** The files of a new folder. */
export interface Scaffold {
  /** From the root. */
  readonly folder: string
  /** File name to text. */
  readonly files: Readonly<Record<string, string>>
  /** What remains to be written, one sentence each. */
  readonly next: readonly string[]
}

/** The input of a scaffold. */
export interface ScaffoldRequest {
  /**
   * Kebab-case. A method, an object and a screen start with their domain, `plans/find-plans`; a resource may start with
   * its family: `records/batch`.
   */
  readonly name: string
  /** The title or label in both languages. */
  readonly label: { readonly en: string; readonly es: string }
}

/** Splits `plans/find-plans` → its domain and its own name. */
export function splitDomain(given: string): { readonly domain: string; readonly name: string } {
  const [domain = '', name = ''] = given.split('/')
  return { domain, name }
}

/** Converts `meter-exchange` → `meterExchange`. */
export function camelCase(name: string): string {
  return name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
}

/** Converts `meter-exchange` → `MeterExchange`. */
export function pascalCase(name: string): string {
  const camel = camelCase(name)
  return camel.charAt(0).toUpperCase() + camel.slice(1)
}

/** Converts `meter-exchange` → `Meter exchange`. */
export function sentenceCase(name: string): string {
  const words = name.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Returns a TypeScript string literal. */
export function quote(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`
}
