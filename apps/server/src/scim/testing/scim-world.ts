import { type CompanyProviderOfTest, startCompanyProvider } from '@porchlight/test-kit/company-provider'
import { createCompanyVisitor } from '@porchlight/test-kit/company-visitor'
import { createTestWorld, type TestWorld } from '@porchlight/test-kit/world'
import { createScimClient, type ScimClient } from './scim-client'

/** Both tokens of a world whose operator is rotating them. */
export const directoryTokens = [
  'directory-token-'.padEnd(40, 'a'),
  'directory-token-'.padEnd(40, 'b'),
] as const

/** A world whose staff come from a company with a provider and a directory. */
export interface ScimWorld {
  readonly world: TestWorld
  readonly company: CompanyProviderOfTest
  readonly scim: ScimClient
  /** Signs a person in from the company; returns where they end up, and the session of their browser. */
  readonly come: (
    subject: string,
  ) => Promise<{ readonly end: string | null; readonly session: string | null }>
  readonly staffOf: (username: string) => Promise<StaffRow | null>
  /** Returns the number of audit log entries for an action. */
  readonly audited: (action: string) => Promise<number>
  readonly close: () => Promise<void>
}

interface StaffRow {
  readonly id: string
  readonly name: string
  readonly role: string
  readonly brand: string | null
  readonly isActive: boolean
}

/** Creates a world; `more` are settings in addition to those of the company. */
export async function createScimWorld(
  more: Readonly<Record<string, string>> = {},
  options: Pick<NonNullable<Parameters<typeof createTestWorld>[0]>, 'background' | 'portal'> = {},
): Promise<ScimWorld> {
  let company: CompanyProviderOfTest | null = null
  const world = await createTestWorld({
    listen: true,
    ...options,
    settings: async (origin) => {
      company = await startCompanyProvider(origin)
      return {
        ...company.settings,
        PORCHLIGHT_COMPANY_NEW_STAFF: 'create',
        PORCHLIGHT_COMPANY_SCIM_TOKENS: directoryTokens.join(','),
        ...more,
      }
    },
  })
  return withCompany(world, company ?? (await startCompanyProvider(world.origin)))
}

function withCompany(world: TestWorld, company: CompanyProviderOfTest): ScimWorld {
  const { pool } = world.context
  return {
    world,
    company,
    scim: createScimClient(world.origin, directoryTokens[0]),
    come: async (subject) => {
      company.signingIn = { subject, amr: ['mfa'] }
      const visitor = createCompanyVisitor()
      const isBack = (address: string) => address.startsWith(`${world.origin}/company-sign-in/callback`)
      const callback = await visitor.walk(`${world.origin}/company-sign-in`, isBack)
      const { location } = await visitor.step(callback)
      return {
        end: location?.slice(world.origin.length) ?? null,
        session: visitor.cookie(world.origin, 'porchlight_session'),
      }
    },
    staffOf: async (username) => {
      const { rows } = await pool.query<StaffRow>(
        `select "Id" as id, "Name" as name, "Portal_Role__c" as role, "Served_Brand__c" as brand,
           "IsActive" as "isActive"
         from record."User" where "Username" = $1`,
        [username],
      )
      return rows[0] ?? null
    },
    audited: async (action) => {
      const { rows } = await pool.query<{ count: number }>(
        'select count(*)::int as count from platform.audit_entry where action = $1',
        [action],
      )
      return rows[0]?.count ?? 0
    },
    close: async () => {
      await world.close()
      await company.close()
    },
  }
}
