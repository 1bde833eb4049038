/**
 * Who may import whom. An area is a package, an app, a kind of folder of the domains, or one side of a package that
 * holds both halves of a feature (`<package>/client`). An area may import only itself and what it lists. Tests and the
 * test kit may import anything but apps; apps offer them a separate entry (`./testing`).
 */
export const allowedImports: Readonly<Record<string, readonly string[]>> = {
  'platform/file-formats': [],
  'platform/errors': ['platform/file-formats'],
  'platform/transactions': [],
  'platform/x12': [],
  'platform/tracing': [],
  'platform/metadata': ['platform/brands', 'platform/errors'],
  'platform/i18n': ['platform/errors'],
  'platform/brands': [],
  'platform/design-system': [],
  'platform/private-postgres': ['platform/errors'],
  'platform/identity': ['platform/errors', 'platform/transactions'],
  'platform/personalization': ['platform/errors', 'platform/transactions'],
  'platform/record-engine': [
    'platform/metadata',
    'platform/errors',
    'platform/i18n',
    'platform/transactions',
  ],
  'platform/data-service': ['platform/errors'],
  'platform/providers': [
    'platform/brands',
    'platform/errors',
    'platform/transactions',
    'platform/file-formats',
    'platform/tracing',
    'platform/x12',
  ],
  'platform/jobs': ['platform/errors', 'platform/transactions', 'platform/tracing'],
  'platform/mails': ['platform/brands', 'platform/errors', 'platform/i18n'],
  'platform/texts': ['platform/brands', 'platform/errors', 'platform/i18n'],

  'platform/ui-api/contract': ['platform/errors', 'platform/metadata'],
  'platform/ui-api/server': [
    'platform/brands',
    'platform/ui-api/contract',
    'platform/errors',
    'platform/metadata',
    'platform/personalization',
    'platform/record-engine',
  ],
  'platform/ui-api/client': ['platform/ui-api/contract', 'platform/data-service', 'platform/metadata'],
  'platform/data-service-react': ['platform/data-service', 'platform/ui-api/client'],
  'platform/data-service-devtools': ['platform/data-service'],
  'platform/data-service-client': [
    'platform/data-service',
    'platform/data-service-react',
    'platform/ui-api/client',
  ],

  'platform/server-methods/contract': ['platform/ui-api/contract', 'platform/errors', 'platform/metadata'],
  'platform/server-methods/server': [
    'platform/brands',
    'platform/server-methods/contract',
    'platform/ui-api/contract',
    'platform/ui-api/server',
    'platform/errors',
    'platform/metadata',
    'platform/record-engine',
    'platform/identity',
    'platform/jobs',
    'platform/providers',
    'platform/file-formats',
  ],
  'platform/server-methods/client': [
    'platform/ui-api/contract',
    'platform/ui-api/client',
    'platform/data-service',
    'platform/metadata',
  ],
  'platform/portal-page': ['platform/brands', 'platform/data-service'],
  'platform/page-parts': [
    'platform/errors',
    'platform/brands',
    'platform/data-service',
    'platform/data-service-react',
    'platform/design-system',
    'platform/file-formats',
    'platform/i18n',
    'platform/portal-page',
    'platform/ui-api/client',
  ],

  'domains/facts': ['platform/i18n'],
  'domains/objects': [
    'domains/facts',
    'platform/brands',
    'platform/metadata',
    'platform/errors',
    'platform/file-formats',
  ],
  'domains/contract': [
    'domains/facts',
    'platform/server-methods/contract',
    'platform/ui-api/contract',
    'platform/errors',
    'platform/metadata',
  ],
  'domains/mails': ['platform/mails', 'platform/brands', 'platform/errors', 'platform/i18n'],
  'domains/texts': ['domains/facts', 'platform/texts', 'platform/brands', 'platform/errors', 'platform/i18n'],
  'domains/server': [
    'domains/contract',
    'domains/facts',
    'domains/objects',
    'domains/mails',
    'domains/texts',
    'platform/server-methods/contract',
    'platform/server-methods/server',
    'platform/ui-api/contract',
    'platform/ui-api/server',
    'platform/errors',
    'platform/transactions',
    'platform/file-formats',
    'platform/metadata',
    'platform/personalization',
    'platform/record-engine',
    'platform/identity',
    'platform/jobs',
    'platform/mails',
    'platform/texts',
    'platform/providers',
    'platform/i18n',
    'platform/brands',
  ],
  'domains/client': [
    'domains/contract',
    'platform/server-methods/client',
    'platform/ui-api/contract',
    'platform/ui-api/client',
    'platform/data-service',
    'platform/data-service-react',
    'platform/metadata',
  ],
  'domains/screens': [
    'domains/client',
    'domains/facts',
    'platform/errors',
    'platform/brands',
    'platform/data-service',
    'platform/data-service-react',
    'platform/design-system',
    'platform/file-formats',
    'platform/i18n',
    'platform/metadata',
    'platform/page-parts',
    'platform/portal-page',
    'platform/ui-api/client',
  ],

  'domains/console': [
    'domains/client',
    'domains/facts',
    'domains/screens',
    'platform/errors',
    'platform/brands',
    'platform/data-service',
    'platform/data-service-react',
    'platform/design-system',
    'platform/i18n',
    'platform/metadata',
    'platform/page-parts',
    'platform/ui-api/client',
  ],

  demo: ['domains/facts', 'domains/objects', 'platform/brands', 'platform/metadata'],

  'apps/server': [
    'demo',
    'domains/facts',
    'domains/objects',
    'domains/contract',
    'domains/server',
    'platform/transactions',
    'platform/brands',
    'platform/data-service',
    'platform/errors',
    'platform/file-formats',
    'platform/metadata',
    'platform/personalization',
    'platform/record-engine',
    'platform/private-postgres',
    'platform/identity',
    'platform/providers',
    'platform/tracing',
    'platform/jobs',
    'platform/mails',
    'platform/ui-api/contract',
    'platform/ui-api/server',
    'platform/server-methods/contract',
    'platform/server-methods/server',
    'platform/portal-page',
    'platform/i18n',
    'scripts/build',
  ],
  'apps/console': [
    'domains/console',
    'platform/brands',
    'platform/data-service',
    'platform/data-service-react',
    'platform/design-system',
    'platform/i18n',
    'platform/metadata',
    'platform/page-parts',
    'platform/portal-page',
    'platform/ui-api/client',
    'scripts/build',
  ],
  'apps/playground': [
    'platform/data-service',
    'platform/data-service-devtools',
    'platform/data-service-react',
    'platform/ui-api/client',
    'scripts/build',
  ],
  'apps/portal': [
    'domains/client',
    'domains/screens',
    'platform/errors',
    'platform/brands',
    'platform/data-service',
    'platform/data-service-react',
    'platform/design-system',
    'platform/i18n',
    'platform/metadata',
    'platform/page-parts',
    'platform/portal-page',
    'platform/ui-api/client',
    'scripts/build',
  ],

  'scripts/build': [],
  'vitest.config.ts': ['tests'],
}

/**
 * The domains, each of which may import the preceding ones: customers know no bill, bills know the customer. What names
 * every domain (the apps that staff and customers open, the lists that are generated) comes last.
 */
export const domainOrder: readonly string[] = [
  'customer-service',
  'customers',
  'announcements',
  'utilities',
  'files',
  'plans',
  'messages',
  'viewing',
  'getting-in',
  'profile',
  'ledger',
  'energy',
  'credit',
  'enrollment',
  'documents',
  'verification',
  'payments',
  'notices',
  'deposits',
  'autopay',
  'paperless',
  'average-billing',
  'alerts',
  'consents',
  'campaigns',
  'moving',
  'bills',
  'accounts',
  'home',
  'work',
  'figures',
  'privacy',
  'administration',
  'book',
  'apps',
]

/** The packages whose feature folders contain `contract.ts`, `server.ts` and `client.ts`. */
const twoSided = new Set(['platform/ui-api', 'platform/server-methods'])

/**
 * Returns the area that a file belongs to. In a two-sided package, contracts are `contract.ts`, the definition of a
 * call and files of schemas; clients are files whose names end with `client.ts`; all else is the server's. In the
 * domains the kind of folder decides.
 */
export function areaOf(path: string): string {
  const [group = '', name = '', room = ''] = path.split('/')
  if (group === 'scripts' && name === 'build') return 'scripts/build'
  if (group === 'domains') return `domains/${roomOf(path, name, room)}`
  const owner = `${group}/${name}`
  if (!twoSided.has(owner)) return group === 'platform' || group === 'apps' ? owner : group
  if (isContract(path)) return `${owner}/contract`
  return `${owner}/${/[/-]client\.ts$/.test(path) ? 'client' : 'server'}`
}

function isContract(path: string): boolean {
  return /(\/contract|\/define\/call|-schemas?)\.ts$/.test(path)
}

function roomOf(path: string, name: string, room: string): string {
  if (name === 'objects.ts' || name === 'apps' || room === 'objects' || room === 'rules') return 'objects'
  if (name === 'screens.ts' || name === 'screen-folders.ts' || room === 'screens' || room === 'components')
    return 'screens'
  if (name === 'console.ts' || name === 'console-folders.ts' || room === 'console') return 'console'
  if (room === 'mails' || room === 'texts' || room === 'facts') return room
  if (isContract(path)) return 'contract'
  return /([/-]client|\/hook)\.ts$/.test(path) ? 'client' : 'server'
}

/** External packages that no browser code may reach. */
export const serverOnlyPackages: readonly string[] = [
  '@fastify/cookie',
  '@node-rs/argon2',
  'fastify',
  'kysely',
  'pg',
  'typebox',
]

/** Packages that use megabytes of memory and are needed only by some installations or calls: `import()` loads them. */
export const deferredPackages: readonly string[] = ['@aws-sdk/client-s3', 'pdfkit', 'stripe']

/** Areas that no browser code may reach, except for types. */
export const serverOnlyAreas: readonly string[] = [
  'demo',
  'domains/contract',
  'domains/mails',
  'domains/objects',
  'domains/server',
  'domains/texts',
  'platform/identity',
  'platform/jobs',
  'platform/mails',
  'platform/personalization',
  'platform/private-postgres',
  'platform/providers',
  'platform/record-engine',
  'platform/server-methods/contract',
  'platform/server-methods/server',
  'platform/texts',
  'platform/ui-api/contract',
  'platform/ui-api/server',
  'platform/x12',
]

/** Areas whose every file may run in the browser; of the portal, whatever its browser entries reach. */
export const browserAreas: readonly string[] = [
  'domains/client',
  'domains/console',
  'domains/facts',
  'domains/screens',
  'platform/brands',
  'platform/data-service',
  'platform/data-service-client',
  'platform/data-service-react',
  'platform/design-system',
  'platform/file-formats',
  'platform/i18n',
  'platform/page-parts',
  'platform/server-methods/client',
  'platform/ui-api/client',
]
