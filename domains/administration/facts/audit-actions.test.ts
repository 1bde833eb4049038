import { expect, it } from 'vitest'
import { auditActions } from './audit-actions'

const sources = import.meta.glob<string>(
  [
    '../../**/*.ts',
    '../../../apps/server/src/**/*.ts',
    '../../../platform/record-engine/src/audit/*.ts',
    '!../../**/*.test.ts',
    '!../../../**/*.test.ts',
  ],
  { query: '?raw', import: 'default', eager: true },
)

/** The actions that the code writes: of methods and commands by their calls, of records by their declaration. */
const written = new Set(
  Object.values(sources).flatMap((source) =>
    [
      ...source.matchAll(/\baudit(?:Command)?\(\s*(?:[\w.]+,\s*)?'([a-z-]+)'/g),
      ...source.matchAll(/\baction: '([a-z]+-[a-z-]+)'/g),
      ...source.matchAll(/'(record-[a-z]+)',$/gm),
    ].map(([, action = '']) => action),
  ),
)

it('are all that the code writes to the audit log, so that each can be searched for and has a name', () => {
  expect(written.size).toBeGreaterThan(15)
  expect([...written].filter((action) => !(auditActions as readonly string[]).includes(action))).toEqual([])
})
