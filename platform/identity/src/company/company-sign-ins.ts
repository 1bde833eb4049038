import { sql } from 'kysely'
import { type Queryable, runOn } from '../database/run-on'
import type { PendingStage } from '../database/tables'
import type { IdentityContext } from '../identity-context'
import { type PendingSignIns, pendingLifetimeMs } from '../second-factor/pending-sign-ins'
import type { SecondFactors } from '../second-factor/second-factors'
import { stageAfterFirstProof } from '../second-factor/stage-after-first-proof'
import type { IssuedSession, SessionDetails } from '../session/session'
import type { Sessions } from '../session/sessions'
import {
  type CompanyEnding,
  type CompanyOrigin,
  createCompanyOrigins,
  type KnownCompanyPerson,
} from './company-origins'
import { type CompanyRequestDetails, createCompanyRequests } from './company-requests'

/** A member of staff whom the company has just vouched for. */
export interface CompanySignInRequest {
  readonly userId: string
  readonly origin: CompanyOrigin
  /** Whether the provider asserts that a second factor was proved there. */
  readonly hasSecondFactor: boolean
  /** The session that the browser had before; it ends. */
  readonly previousToken: string | null
  readonly details: SessionDetails
}

/** The session, or what must still be proved here before there is one. */
export type CompanySignInResult =
  | ({ readonly outcome: 'signedIn' } & IssuedSession)
  | { readonly outcome: 'pending'; readonly stage: PendingStage; readonly token: string }

/** Signing in staff by their company. */
export interface CompanySignIns {
  /** Records that a browser is leaving for the company's provider, and returns the token for its cookie. */
  startRequest(details: CompanyRequestDetails): Promise<string>
  /** The open request of that token, once; null for anything else, and after 15 minutes. */
  takeRequest(token: string): Promise<CompanyRequestDetails | null>
  /** Returns the id of the user linked to that person, whose external id it records; null without one. */
  findUser(person: KnownCompanyPerson, within: Queryable): Promise<string | null>
  /** The same by the person's id in the directory; their subject is used where no directory id was ever provided. */
  findUserByExternalId(issuer: string, externalId: string, within: Queryable): Promise<string | null>
  /** Whether the user is linked to a person with another id in the directory. */
  isLinkedToAnother(
    issuer: string,
    externalId: string | null,
    userId: string,
    within: Queryable,
  ): Promise<boolean>
  /** Links a user for good; false when the user, or the person, is linked already. */
  link(person: KnownCompanyPerson, userId: string, within: Queryable): Promise<boolean>
  /** Signs in, or starts a sign-in that awaits the second factor here. */
  signIn(request: CompanySignInRequest): Promise<CompanySignInResult>
  /** Returns where the session of that token originated; null if not at the company. */
  originOf(token: string): Promise<CompanyOrigin | null>
  /** Passes the origin of the session of that id on to a new session. */
  carry(sessionId: string, issued: IssuedSession): Promise<void>
  /** Ends the sessions and pending sign-ins that originated there; returns the ids of their users. */
  endSessions(of: CompanyEnding): Promise<readonly string[]>
  /** The same by a logout token of that id; null for one that did so before, in whichever process. */
  logOut(of: CompanyEnding, jti: string): Promise<readonly string[] | null>
}

/** Creates the functions of `CompanySignIns`. */
export function createCompanySignIns(
  context: IdentityContext,
  parts: {
    readonly sessions: Sessions
    readonly pendingSignIns: PendingSignIns
    readonly findSecondFactors: (userId: string) => Promise<SecondFactors>
    readonly staffNeedSecondFactor: boolean
  },
): CompanySignIns {
  const { database, now } = context
  const requests = createCompanyRequests(context)
  const origins = createCompanyOrigins(context)

  return {
    startRequest: requests.start,
    takeRequest: requests.take,

    findUser: async ({ issuer, subject, externalId }, within) => {
      const statement = sql<{ user_id: string }>`
        update identity.company_login set external_id = coalesce(${externalId}, external_id)
        where issuer = ${issuer} and subject = ${subject} returning user_id`
      const [row] = await runOn(within, statement.compile(database))
      return row?.user_id ?? null
    },

    findUserByExternalId: async (issuer, externalId, within) => {
      const statement = sql<{ user_id: string }>`
        select user_id from identity.company_login
        where issuer = ${issuer} and coalesce(external_id, subject) = ${externalId}
        order by linked_at limit 1`
      const [row] = await runOn(within, statement.compile(database))
      return row?.user_id ?? null
    },

    isLinkedToAnother: async (issuer, externalId, userId, within) => {
      const statement = sql`
        select 1 from identity.company_login
        where issuer = ${issuer} and user_id = ${userId} and external_id is distinct from ${externalId}
          and external_id is not null`
      return (await runOn(within, statement.compile(database))).length > 0
    },

    link: async ({ issuer, subject, externalId }, userId, within) => {
      const statement = sql<{ user_id: string }>`
        insert into identity.company_login (issuer, subject, external_id, user_id, linked_at)
        values (${issuer}, ${subject}, ${externalId}, ${userId}, ${now()})
        on conflict do nothing returning user_id`
      return (await runOn(within, statement.compile(database))).length === 1
    },

    signIn: async ({ userId, origin, hasSecondFactor, previousToken, details }) => {
      if (previousToken !== null) await parts.sessions.endSession(previousToken)
      const stage = hasSecondFactor
        ? null
        : stageAfterFirstProof(await parts.findSecondFactors(userId), parts.staffNeedSecondFactor)
      if (stage !== null) {
        const token = await parts.pendingSignIns.start({ userId, stage, staff: true })
        await origins.note(token, origin, new Date(now().getTime() + pendingLifetimeMs))
        return { outcome: 'pending', stage, token }
      }
      const issued = await parts.sessions.startSession(userId, { ...details, staff: true })
      await origins.note(issued.token, origin, issued.session.expiresAt)
      return { outcome: 'signedIn', ...issued }
    },

    originOf: origins.originOf,
    carry: (sessionId, { token, session }) =>
      origins.carry(Buffer.from(sessionId, 'hex'), token, session.expiresAt),
    endSessions: origins.endSessions,
    logOut: origins.logOut,
  }
}
