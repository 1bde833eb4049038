/**
 * Who may import whom. An area is a package, an app, or one side of a package that holds both halves of a
 * feature (`packages/ui-api/client`). What an area does not list, it may not import; its own area is free.
 * Tests and the test kit may import anything but apps; apps offer them a door of its own (`./testing`).
 */
export const allowedImports: Readonly<Record<string, readonly string[]>> = {
  'packages/errors': [],
  'packages/metadata': ['packages/errors'],
  'packages/i18n': ['packages/errors'],
  'packages/brands': [],
  'packages/design-system': [],
  'packages/objects': ['packages/metadata', 'packages/errors'],
  'packages/private-postgres': ['packages/errors'],
  'packages/identity': ['packages/errors'],
  'packages/personalization': ['packages/errors'],
  'packages/record-engine': ['packages/metadata', 'packages/errors'],
  'packages/data-service': ['packages/errors'],
  'packages/providers': ['packages/errors'],
  'packages/jobs': ['packages/errors'],
  'packages/mails': ['packages/brands', 'packages/errors', 'packages/i18n'],

  'packages/texts': ['packages/brands', 'packages/errors', 'packages/i18n'],

  'packages/ui-api/contract': ['packages/errors', 'packages/metadata'],
  'packages/ui-api/server': [
    'packages/ui-api/contract',
    'packages/errors',
    'packages/metadata',
    'packages/personalization',
    'packages/record-engine',
  ],
  'packages/ui-api/client': ['packages/ui-api/contract', 'packages/data-service', 'packages/metadata'],

  'packages/portal-methods/contract': ['packages/ui-api/contract', 'packages/errors', 'packages/metadata'],
  'packages/portal-methods/server': [
    'packages/portal-methods/contract',
    'packages/ui-api/contract',
    'packages/ui-api/server',
    'packages/errors',
    'packages/metadata',
    'packages/objects',
    'packages/record-engine',
    'packages/identity',
    'packages/jobs',
    'packages/mails',
    'packages/texts',
    'packages/providers',
    'packages/i18n',
    'packages/brands',
  ],
  'packages/portal-methods/client': [
    'packages/portal-methods/contract',
    'packages/ui-api/contract',
    'packages/ui-api/client',
    'packages/data-service',
    'packages/metadata',
  ],

  'packages/data-service-react': [
    'packages/data-service',
    'packages/ui-api/client',
    'packages/portal-methods/client',
  ],
  'packages/data-service-client': [
    'packages/data-service',
    'packages/data-service-react',
    'packages/ui-api/client',
  ],
  'packages/portal-page': ['packages/data-service'],

  'apps/server': [
    'packages/brands',
    'packages/data-service',
    'packages/errors',
    'packages/metadata',
    'packages/objects',
    'packages/personalization',
    'packages/record-engine',
    'packages/private-postgres',
    'packages/identity',
    'packages/providers',
    'packages/jobs',
    'packages/mails',
    'packages/ui-api/contract',
    'packages/ui-api/server',
    'packages/portal-methods/contract',
    'packages/portal-methods/server',
    'packages/portal-page',
    'packages/data-service',
    'packages/brands',
    'packages/i18n',
  ],
  'apps/portal': [
    'packages/errors',
    'packages/brands',
    'packages/data-service',
    'packages/data-service-react',
    'packages/design-system',
    'packages/i18n',
    'packages/metadata',
    'packages/portal-methods/client',
    'packages/portal-page',
    'packages/ui-api/client',
  ],
}

/**
 * Who may import whom inside an app, by the folder of `src` that a file stands in; files beside them may import all.
 * A folder that several screens share is a feature and may import others; a screen imports no other screen.
 */
export const allowedLayers: Readonly<Record<string, readonly string[]>> = {
  screens: ['screens', 'features', 'shell'],
  features: ['features', 'shell'],
  shell: ['shell'],
}

/** The packages whose feature folders hold `contract.ts`, `server.ts` and `client.ts`. */
const twoSided = new Set(['packages/ui-api', 'packages/portal-methods'])

/**
 * The area that a file belongs to. In a two-sided package, contracts are `contract.ts`, the definition of a
 * call and files of schemas; clients are files whose names end
 * with `client.ts`; all else is the server's.
 */
export function areaOf(path: string): string {
  const [group = '', name = ''] = path.split('/')
  const owner = `${group}/${name}`
  if (!twoSided.has(owner)) return group === 'packages' || group === 'apps' ? owner : group
  if (/(\/contract|\/define\/call|-schemas?)\.ts$/.test(path)) return `${owner}/contract`
  return `${owner}/${/[/-]client\.ts$/.test(path) ? 'client' : 'server'}`
}

/** Packages from outside that no code for the browser may reach. */
export const serverOnlyPackages: readonly string[] = [
  '@fastify/cookie',
  '@node-rs/argon2',
  'fastify',
  'kysely',
  'pg',
  'typebox',
]

/** Packages that cost megabytes of memory and are needed by some installations or calls alone: `import()` loads them. */
export const deferredPackages: readonly string[] = ['@aws-sdk/client-s3', 'pdfkit', 'stripe']

/** Areas that no code for the browser may reach, except for types. */
export const serverOnlyAreas: readonly string[] = [
  'packages/identity',
  'packages/jobs',
  'packages/mails',
  'packages/objects',
  'packages/personalization',
  'packages/portal-methods/contract',
  'packages/portal-methods/server',
  'packages/private-postgres',
  'packages/providers',
  'packages/record-engine',
  'packages/texts',
  'packages/ui-api/contract',
  'packages/ui-api/server',
]

/** Packages whose every file may run in the browser; from the portal, what its browser entries reach. */
export const browserPackages: readonly string[] = [
  'packages/brands',
  'packages/data-service',
  'packages/data-service-client',
  'packages/data-service-react',
  'packages/design-system',
  'packages/i18n',
]
