import {
  type StaffGroup,
  staffGroup,
} from '@porchlight/domains/administration/operations/company-sign-in/company-policy'
import { Type } from 'typebox'
import type { CompanySettings } from './settings'

const Flag = Type.Union([Type.Literal('0'), Type.Literal('1')])

/** The settings of company sign-in for staff. */
export const companySchemas = {
  PORCHLIGHT_COMPANY_ISSUER: Type.Optional(
    Type.String({
      pattern: '^https?://[^\\s?#]+$',
      description:
        'The issuer of the OpenID provider that staff sign in by; see [the guide](../guides/sign-in-staff-by-your-company.md). Without it they sign in by password. Production refuses an http address.',
    }),
  ),
  PORCHLIGHT_COMPANY_CLIENT_ID: Type.Optional(
    Type.String({ minLength: 1, description: 'Our client id there; required with the issuer.' }),
  ),
  PORCHLIGHT_COMPANY_CLIENT_SECRET: Type.Optional(
    Type.String({ minLength: 1, description: 'Our client secret there; required with the issuer.' }),
  ),
  PORCHLIGHT_COMPANY_SCOPES: Type.Optional(
    Type.String({
      pattern: '^[\\x21-\\x7e ]+$',
      description: 'The scopes that we request, separated by spaces; `openid` is one of them.',
      default: 'openid email profile',
    }),
  ),
  PORCHLIGHT_COMPANY_GROUPS_CLAIM: Type.Optional(
    Type.String({ minLength: 1, description: 'The claim that holds a person’s groups.', default: 'groups' }),
  ),
  PORCHLIGHT_COMPANY_EXTERNAL_ID_CLAIM: Type.Optional(
    Type.String({
      minLength: 1,
      description:
        'The claim that holds what the company’s directory sends as `externalId` by SCIM, so that a sign-in and the directory mean the same person: `oid` for Entra ID.',
      default: 'sub',
    }),
  ),
  PORCHLIGHT_COMPANY_SCIM_TOKENS: Type.Optional(
    Type.String({
      pattern: '^[\\x21-\\x2b\\x2d-\\x7e]{32,200}(,[\\x21-\\x2b\\x2d-\\x7e]{32,200})?$',
      description:
        'The bearer token that the company’s directory sends people and groups with, at `/scim/v2` (`openssl rand -hex 32`); two, separated by a comma, while one replaces the other. Each has 32 to 200 characters. Without it there is nothing at that address.',
    }),
  ),
  PORCHLIGHT_COMPANY_ROLES: Type.Optional(
    Type.String({
      minLength: 1,
      description:
        'The role that each group has here, separated by semicolons: `group=Admin`, `group=Supervisor/first`, `group=Advisor/first` with the brand that is served. The first in the list that a person is in counts; in none, they are refused. Required with the issuer.',
    }),
  ),
  PORCHLIGHT_COMPANY_NEW_STAFF: Type.Optional(
    Type.Union([Type.Literal('refuse'), Type.Literal('create')], {
      description:
        'What happens to a person with a role whose verified email address is nobody’s here: `refuse`, or `create` a member of staff.',
      default: 'refuse',
    }),
  ),
  PORCHLIGHT_COMPANY_SECOND_FACTOR: Type.Optional(
    Type.String({
      pattern: '^(amr|acr)=[^\\s,]+(,(amr|acr)=[^\\s,]+)*$',
      description:
        'What the provider says of a sign-in with a second factor, separated by commas: `amr=mfa`, `acr=…`; one of them is enough. Other sign-ins, and all without the setting, need the second factor here.',
    }),
  ),
  PORCHLIGHT_COMPANY_ONLY: Type.Optional({
    ...Flag,
    description: '`1` refuses passwords and passkeys of staff, except those of the break-glass accounts.',
  }),
  PORCHLIGHT_COMPANY_BREAK_GLASS: Type.Optional(
    Type.String({
      pattern: '^[^\\s,]+(,[^\\s,]+)*$',
      description:
        'The usernames of staff who may sign in by password nevertheless, separated by commas; each use alerts the administrators. Required with `PORCHLIGHT_COMPANY_ONLY=1`.',
    }),
  ),
} as const

type Input = { readonly [Name in keyof typeof companySchemas]?: string }

const names = Object.keys(companySchemas) as (keyof typeof companySchemas)[]
const required = [
  'PORCHLIGHT_COMPANY_CLIENT_ID',
  'PORCHLIGHT_COMPANY_CLIENT_SECRET',
  'PORCHLIGHT_COMPANY_ROLES',
] as const

/** Returns the company sign-in settings, as far as they can be parsed; null without an issuer. */
export function companySettings(input: Input): CompanySettings | null {
  const issuer = input.PORCHLIGHT_COMPANY_ISSUER
  if (issuer === undefined) return null
  const proofs = (input.PORCHLIGHT_COMPANY_SECOND_FACTOR ?? '').split(',')
  const proofsBy = (claim: string) =>
    proofs.filter((proof) => proof.startsWith(`${claim}=`)).map((proof) => proof.slice(claim.length + 1))
  const levels = proofsBy('acr')
  const directoryTokens = (input.PORCHLIGHT_COMPANY_SCIM_TOKENS ?? '')
    .split(',')
    .filter((token) => token !== '')
  return {
    provider: {
      issuer,
      clientId: input.PORCHLIGHT_COMPANY_CLIENT_ID ?? '',
      clientSecret: input.PORCHLIGHT_COMPANY_CLIENT_SECRET ?? '',
      scope: input.PORCHLIGHT_COMPANY_SCOPES ?? 'openid email profile',
      groupsClaim: input.PORCHLIGHT_COMPANY_GROUPS_CLAIM ?? 'groups',
      externalIdClaim: input.PORCHLIGHT_COMPANY_EXTERNAL_ID_CLAIM ?? 'sub',
      levels,
    },
    policy: {
      groups: entries(input).flatMap((entry) => groupOf(entry) ?? []),
      createsStaff: input.PORCHLIGHT_COMPANY_NEW_STAFF === 'create',
      secondFactor: { methods: proofsBy('amr'), levels },
    },
    isOnly: input.PORCHLIGHT_COMPANY_ONLY === '1',
    isProvisioned: directoryTokens.length > 0,
    directoryTokens,
    breakGlass: (input.PORCHLIGHT_COMPANY_BREAK_GLASS ?? '')
      .split(',')
      .flatMap((name) => (name === '' ? [] : [name.toLowerCase()])),
  }
}

/** Yields the problems with them, a sentence each. */
export function* companyProblems(input: Input, demo: boolean): Iterable<string> {
  const issuer = input.PORCHLIGHT_COMPANY_ISSUER
  if (issuer === undefined) {
    const without = names.filter((name) => input[name] !== undefined)
    for (const name of without) yield `PORCHLIGHT_COMPANY_ISSUER must be set with ${name}.`
    return
  }
  if (!URL.canParse(issuer)) yield 'PORCHLIGHT_COMPANY_ISSUER is not an address.'
  if (!demo && !issuer.startsWith('https://')) {
    yield 'PORCHLIGHT_COMPANY_ISSUER must be an https address in production.'
  }
  for (const name of required) {
    if (input[name] === undefined) yield `${name} must be set with PORCHLIGHT_COMPANY_ISSUER.`
  }
  const [token, other] = (input.PORCHLIGHT_COMPANY_SCIM_TOKENS ?? '').split(',')
  if (token !== '' && token === other) {
    yield 'PORCHLIGHT_COMPANY_SCIM_TOKENS has the same token twice: name another one, or one alone.'
  }
  if (!(input.PORCHLIGHT_COMPANY_SCOPES ?? 'openid').split(' ').includes('openid')) {
    yield 'PORCHLIGHT_COMPANY_SCOPES must name openid.'
  }
  for (const entry of entries(input)) {
    if (groupOf(entry) === null) {
      yield `PORCHLIGHT_COMPANY_ROLES has “${entry}”: write group=Admin, group=Supervisor/brand or group=Advisor/brand.`
    }
  }
  if (input.PORCHLIGHT_COMPANY_ONLY === '1' && input.PORCHLIGHT_COMPANY_BREAK_GLASS === undefined) {
    yield 'PORCHLIGHT_COMPANY_BREAK_GLASS must be set with PORCHLIGHT_COMPANY_ONLY=1: name who signs in while the provider is away.'
  }
}

function entries({ PORCHLIGHT_COMPANY_ROLES: roles = '' }: Input): readonly string[] {
  return roles === '' ? [] : roles.split(';').map((entry) => entry.trim())
}

/** Parses a group mapping. Group names may contain `=`, as those of directories do: the last one separates. */
function groupOf(entry: string): StaffGroup | null {
  const [, group, role, brand = null] = /^(.+)=([A-Za-z]+)(?:\/([a-z0-9-]+))?$/.exec(entry) ?? []
  return group === undefined || role === undefined ? null : staffGroup(group, role, brand)
}
