/** A package of the workspace that can be built for other projects. */
export interface PublishedPackage {
  readonly name: string
  /** From the root. */
  readonly folder: string
  /** The only entry available to others, as `exports` of its `package.json` names it. */
  readonly door: '.' | './client'
  readonly description: string
}

/** The packages of the client; each may depend on the preceding ones, and on no other package of the workspace. */
export const publishedPackages: readonly PublishedPackage[] = [
  {
    name: '@porchlight/data-service',
    folder: 'platform/data-service',
    door: '.',
    description: 'Normalised record cache: snapshots, cache policies, live updates. No framework.',
  },
  {
    name: '@porchlight/ui-api',
    folder: 'platform/ui-api',
    door: './client',
    description: 'Adapters that read and write records, lists, layouts and actions through the data service.',
  },
  {
    name: '@porchlight/data-service-react',
    folder: 'platform/data-service-react',
    door: '.',
    description: 'React hooks for the data service, one for each adapter.',
  },
  {
    name: '@porchlight/data-service-client',
    folder: 'platform/data-service-client',
    door: '.',
    description: 'Data service, adapters and React hooks from one entry point.',
  },
  {
    name: '@porchlight/data-service-devtools',
    folder: 'platform/data-service-devtools',
    door: '.',
    description: 'Panel that shows what a data service holds, who reads it, what is requested and why.',
  },
]

/** Returns the specifier for an import of the package's entry: `@porchlight/ui-api/client`. */
export function specifierOf({ name, door }: PublishedPackage): string {
  return `${name}${door.slice(1)}`
}
